import type { OpenSession } from '@doblaje/contract/client';

/** The browser's name, or 'Navegador desconocido' without one. */
export function browserText({ browser }: Pick<OpenSession, 'browser'>): string {
  return browser || 'Navegador desconocido';
}
