import { type Catalogues, send } from '@doblaje/contract/client';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../portal/portal';

/** The studio's catalogues, or why they did not load. */
export interface CataloguesAnswer {
  /** The session that requested them. */
  question: string;
  catalogues?: Catalogues;
  error?: unknown;
}

/** The data that the route's loader gives to the screens below it. */
export interface CataloguesData {
  answer: Promise<CataloguesAnswer>;
}

/** Loads the catalogues. It returns a promise that never rejects, so that the screen shows first. */
export function cataloguesLoader({ client, session }: Portal) {
  return (): CataloguesData => {
    const question = `${session.get().token}`;
    const answer = send(client.catalogue.catalogues.$get()).then(
      (catalogues): CataloguesAnswer => ({ question, catalogues }),
      (error: unknown): CataloguesAnswer => ({ question, error }),
    );
    return { answer };
  };
}

/** Loads the catalogues again after a change of data, but not after a change of the address. */
export const cataloguesChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;
