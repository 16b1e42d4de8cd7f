import type { OpenSession } from '@doblaje/contract/client';

/** What a browser calls itself, or that it does not. */
export function browserText({ browser }: Pick<OpenSession, 'browser'>): string {
  return browser || 'Navegador desconocido';
}
