import { ApiError } from '@doblaje/contract/client';
import { RouteError } from '@doblaje/ui/RouteError';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { usePortal } from '../portal/portal';
import { isSessionEnd } from '../session/ended';
import { Forbidden } from './Forbidden';
import { usePageTitle } from './pageTitle';

/** What a person reads below the router's default errors (spec §8). */
const MESSAGES: Record<number, string> = {
  400: 'La dirección que abriste está mal formada. Revisa que esté completa o vuelve al inicio.',
  404: 'La dirección que abriste no existe en el portal. Revisa que esté bien escrita o vuelve al inicio.',
  405: 'Esta dirección no admite lo que intentaste hacer. Vuelve al inicio e inténtalo de nuevo.',
};

const STATUS_TEXTS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
};

const UNKNOWN = 'Algo salió mal y no pudimos mostrar la página. Vuelve a intentarlo en unos minutos.';

/** What a person reads, with the code by which the studio finds a failure of the server in its log. */
function messageOf(status: number, error: unknown): string {
  const [code = ''] = (error instanceof ApiError && / Código: [\w-]+$/.exec(error.message)) || [];
  return (MESSAGES[status] ?? UNKNOWN) + code;
}

/** The route error (spec §8) for any error of the route. It never shows the text of an unexpected error. */
export function RouteErrorPanel() {
  const { session } = usePortal();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) || error instanceof ApiError ? error.status : 500;
  const statusText = STATUS_TEXTS[status] ?? 'Internal Server Error';
  const isForeign = error instanceof DOMException && error.name === 'NotFoundError';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Something else changed the page's DOM (a browser's translator), so show the page again.
    if (isForeign) void revalidate();
  }, [isForeign, revalidate]);
  usePageTitle(`${status} ${statusText}`);
  if (isForeign || isSessionEnd(error)) return null;
  return (
    <RouteError
      status={status}
      statusText={statusText}
      message={status === 403 ? <Forbidden /> : messageOf(status, error)}
      action={{ href: session.get().token ? '/home' : '/', text: 'Volver al inicio' }}
    />
  );
}
