import { useRouteLoaderData } from 'react-router-dom';
import { useAnswer } from '../requests/useAnswer';
import type { CataloguesAnswer, CataloguesData } from './loader';

/** The id of the route around all screens that offer choices from the catalogues (routes.tsx). */
const CATALOGUES = 'catalogues';

const NONE = Promise.resolve<CataloguesAnswer>({ question: '' });

/** The studio's catalogues, loaded by the route around the screen. Without catalogues and without an error they are still loading. */
export function useCatalogues() {
  const data = useRouteLoaderData<CataloguesData>(CATALOGUES);
  const { value, isPending } = useAnswer(data?.answer ?? NONE);
  return { catalogues: value?.catalogues, error: value?.error, isPending };
}
