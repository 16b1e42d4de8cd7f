import { type Catalogues, send } from '@doblaje/contract/client';
import type { ShouldRevalidateFunction } from 'react-router-dom';
import type { Portal } from '../portal/portal';

/** The studio's catalogues, or why they did not come. */
export interface CataloguesAnswer {
  /** The session they were asked in. */
  question: string;
  catalogues?: Catalogues;
  error?: unknown;
}

/** What the route's loader hands to the screens below it. */
export interface CataloguesData {
  answer: Promise<CataloguesAnswer>;
}

/** Loads the catalogues: a promise that never rejects, so that the screen shows first. */
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

/** They are asked for once, and again after a change: not on every change of the address. */
export const cataloguesChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;
