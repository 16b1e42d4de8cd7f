import { useRouteLoaderData } from 'react-router-dom';
import { useStandingAnswer } from '../requests/useStandingAnswer';
import type { CataloguesAnswer, CataloguesData } from './loader';

/** Id of the route around every screen that offers what the catalogues hold (routes.tsx). */
const CATALOGUES = 'catalogues';

const NONE = Promise.resolve<CataloguesAnswer>({ question: '' });

/** The studio's catalogues, of the route around; neither they nor an error: they are on their way. */
export function useCatalogues() {
  const data = useRouteLoaderData<CataloguesData>(CATALOGUES);
  const { value, isPending } = useStandingAnswer(data?.answer ?? NONE);
  return { catalogues: value?.catalogues, error: value?.error, isPending };
}
