import type { RouteObject } from 'react-router-dom';
import { accessibilityRoute } from './Accessibility/routes';
import { dataRequestRoutes } from './DataRequest/routes';
import { privacyRoute } from './Privacy/routes';

/** The pages on which the studio says what it owes everybody, and what is asked there. */
export const statementRoutes = (): RouteObject[] => [
  privacyRoute(),
  ...dataRequestRoutes(),
  accessibilityRoute(),
];
