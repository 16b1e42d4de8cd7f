import { isValidRut } from '../rut/check';

/** The result of the call `GET /users/me`. */
export type RutCheckResult = { status: 'failed' } | { status: 'ok'; rut: unknown };

/** A warning that stays until the person dismisses it or follows its button. */
export interface ProfileWarning {
  title: string;
  message: string;
  /** Text of the button and the path it leads to. */
  action: { label: string; to: string };
}

/** Message for a RUT that is missing or could not be read (spec §8). */
export const RUT_MISSING_MESSAGE =
  'Por favor complete su información personal, incluyendo su RUT, para disfrutar de todas las funcionalidades del sistema.';

/** Message for a RUT that is there but wrong (spec §8). */
export const RUT_INVALID_MESSAGE =
  'El RUT ingresado es inválido. Por favor actualícelo para acceder a todas las funcionalidades.';

/**
 * Tells whether the shell must ask the API for the person's RUT: for USER, while rutAlertShown is not set (spec §7).
 */
export function shouldCheckRut(session: {
  /** The role under the storage key, or null. */
  role: unknown;
  /** Whether the warning was dismissed, or a valid RUT seen (the flag in storage is set). */
  rutAlertShown: boolean;
}): boolean {
  return session?.role === 'USER' && !session.rutAlertShown;
}

/**
 * The profile warning for the result of the RUT call, or null for a valid RUT (then set rutAlertShown).
 * A failed call and an empty RUT give the message for a missing one (spec §8).
 */
export function profileWarning(result: RutCheckResult): ProfileWarning | null {
  const rut = result?.status === 'ok' ? result.rut : null;
  if (isValidRut(rut)) return null;
  const missing = rut === null || rut === undefined || (typeof rut === 'string' && rut.trim() === '');
  return {
    title: 'Información del perfil incompleta',
    message: missing ? RUT_MISSING_MESSAGE : RUT_INVALID_MESSAGE,
    action: { label: 'Ir a mi perfil', to: '/home' },
  };
}
