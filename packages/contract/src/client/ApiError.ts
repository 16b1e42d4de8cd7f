import type { ErrorBody, ErrorCode, FieldError } from '../http/problem';

/** Message of an {@link ApiError} of status 0: no answer came. */
export const NETWORK_MESSAGE =
  'No pudimos conectarnos con el servidor. Revisa tu conexión e inténtalo de nuevo.';

/** Message for an answer that did not come from the API, but from a proxy for example. */
export const UNREADABLE_MESSAGE = 'Algo salió mal. Inténtalo de nuevo.';

/** A request that the server refused (status ≥ 400) or that never got an answer (status 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    /** HTTP status, 0 when the network failed. */
    readonly status: number,
    /** In Spanish and fit to be shown, except the two literals of spec §8. */
    message: string,
    /** What is wrong by field. @default [] */
    readonly errors: FieldError[] = [],
    /** Machine-readable reason, where there is one. */
    readonly code?: ErrorCode,
    /** Seconds until trying again makes sense (429). */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** Reads a refusal. Never throws: an unreadable body becomes a neutral message. */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return errorFrom(response.status, body, response.headers.get('retry-after'));
}

/**
 * Makes the error of a refusal from its parts.
 * @param body the parsed body; may be anything
 * @param retryAfter the `Retry-After` header
 */
export function errorFrom(status: number, body: unknown, retryAfter: string | null): ApiError {
  const { message, errors, code } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as Partial<ErrorBody>;
  const seconds = Number.parseInt(retryAfter ?? '', 10);
  return new ApiError(
    status,
    typeof message === 'string' && message !== '' ? message : UNREADABLE_MESSAGE,
    Array.isArray(errors) ? errors.filter(isFieldError) : [],
    typeof code === 'string' ? code : undefined,
    Number.isFinite(seconds) ? seconds : undefined,
  );
}

function isFieldError(value: unknown): value is FieldError {
  if (typeof value !== 'object' || value === null) return false;
  const { field, message } = value as Partial<FieldError>;
  return typeof field === 'string' && typeof message === 'string';
}
