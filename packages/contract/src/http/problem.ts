import { z } from '@hono/zod-openapi';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { BOLETA_MESSAGES } from './boletaMessages';

/** Codes that let a caller tell refusals apart without reading Spanish. */
export const ERROR_CODES = [
  'LINK_INVALID',
  'STALE',
  'APPLICATION_OPEN',
  'LAST_ADMIN',
  'UPLOAD_MOVED',
  'KEY_REUSED',
  'HAS_CHAPTERS',
  'HAS_APPEARANCES',
  'OWN_ACCOUNT',
  'ALREADY_ACTIVATED',
  'INVITATION_WITHDRAWN',
  'HAS_ORDERS',
  'NOT_POSSIBLE',
  'REPLACED',
  'LINK_EXPIRED',
  'EMAIL_CHANGE_OVER',
  'EMAIL_TAKEN',
  'EMAIL_CONFIRMED',
  'BLOCKED',
] as const;

/** @see ERROR_CODES */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One error of a field of a request; `field` is a dotted path, '' for the whole body. */
export const fieldErrorSchema = z
  .strictObject({ field: z.string(), message: z.string() })
  .openapi('FieldError');

/** @see fieldErrorSchema */
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** The body of every answer that is not a 2xx. `message` is Spanish, except the two literals of spec §8. */
export const errorSchema = z
  .strictObject({
    message: z.string(),
    errors: z.array(fieldErrorSchema).optional(),
    code: z.enum(ERROR_CODES).optional(),
  })
  .openapi('Refusal');

/** @see errorSchema */
export type ErrorBody = z.infer<typeof errorSchema>;

/** The texts that the API answers, on every server. */
export const API_MESSAGES = {
  noToken: 'No token provided',
  invalidToken: 'Invalid token',
  forbidden: 'No tienes permiso para hacer esto.',
  invalid: 'Revisa los datos enviados.',
  malformed: 'No pudimos leer los datos enviados: no son JSON válido.',
  malformedRequest: 'No pudimos leer la solicitud.',
  tooSlow: 'El archivo llegó demasiado lento y el envío se cortó. Inténtalo de nuevo con una conexión mejor.',
  tooLarge: 'Los datos enviados son demasiado grandes.',
  unsupported: 'Los datos deben enviarse como JSON.',
  notFound: 'No encontramos lo que buscas.',
  stale: 'Estos datos cambiaron mientras los editabas. Revisa los valores actuales y vuelve a guardar.',
  /** Data that a dialog showed has changed before something was created from it. */
  shownChanged:
    'Esto cambió mientras lo mirabas: no se hizo nada. Revisa lo que hay ahora y decide otra vez.',
  keyReused:
    'Esta solicitud lleva la clave de otra que ya recibimos con datos distintos. Envíala de nuevo con una clave nueva.',
  /** On the field `rut`: does not reveal whose account it is in. */
  rutTaken:
    'Este RUT ya está en otra cuenta. Si es el tuyo, quizá la creaste con otro correo: entra con ella.',
  /** On the field `houseNumber`. */
  houseNumberTaken: 'Este número interno ya es de otro proyecto',
  /** On the field of a choice. */
  notAChoice: 'Elige una opción de la lista',
  /** On the field `label`. */
  entryTaken: 'Ya hay una opción con este nombre',
  entryArchived: 'Hay una opción archivada con este nombre: recupérala en vez de agregar otra',
  lastStatus: 'Es el último estado que queda: agrega otro antes de archivarlo.',
  treatmentTaken: 'Ya hay un tratamiento con este nombre',
  treatmentOfPortal: 'El portal trata datos para esto: este tratamiento se puede editar, pero no quitar.',
  tooManyRequests: 'Ya tienes muchas solicitudes sin responder: espera la respuesta antes de pedir más.',
  requestLinkOver: 'El enlace ya no es válido. Vuelve a hacer la solicitud.',
  requestAnswered: 'Esta solicitud ya se respondió.',
  blockEnded: 'Este bloqueo ya terminó.',
  blockOfAdmin:
    'Esta persona tiene el rol de Administración: antes de bloquear sus datos, cámbialo en su ficha.',
  personBlocked:
    'Los datos de esta persona están bloqueados: nada de ella se usa hasta que termine el bloqueo, en Datos personales ▸ Solicitudes.',
  /** To the person themselves. */
  ownDataBlocked:
    'Tus datos están bloqueados, como lo pediste: nadie los usa hasta que termine el bloqueo. En Solicitudes sobre mis datos puedes pedir que termine.',
  /** On the field `day`. */
  holidayTaken: 'Este día ya está en la lista de feriados',
  bankTaken: 'Ya hay un banco con este código',
  chargeAccountTaken: 'Ya hay una cuenta de cargo con este nombre',
  projectGone: 'Este proyecto ya no existe: puede que alguien lo haya eliminado.',
  projectHasChapters: 'Este proyecto tiene capítulos. Elimínalos antes de eliminar el proyecto.',
  applicationGone: 'Esta postulación ya no existe: puede que la persona haya borrado sus datos.',
  applicationElsewhere:
    'Esta persona tiene otra postulación en curso: decide primero sobre esa, o sobre esta sin dejarla en curso.',
  /** On the field `state`. */
  applicationMove: 'Una postulación no puede pasar a ese estado',
  mailGone: 'Este correo ya se reenvió, o su persona borró sus datos.',
  chapterGone: 'Este capítulo ya no existe: puede que alguien lo haya eliminado.',
  chapterPurged: 'Este capítulo se eliminó hace más de 30 días y ya no se puede recuperar.',
  chapterHasOrders: 'Este capítulo tiene órdenes de trabajo emitidas: no se puede eliminar.',
  orderGone: 'Esta orden ya no existe: puede que alguien la haya eliminado.',
  orderPurged: 'Este borrador se eliminó hace más de 30 días y ya no se puede recuperar.',
  orderReplaced: 'Esta orden ya tiene otra en su lugar.',
  orderNotReplaceable: 'Solo se reemplaza una orden rechazada o anulada.',
  orderPaperNotWritten:
    'No pudimos guardar el PDF en el archivo del estudio: no se emitió ninguna orden. Inténtalo de nuevo en unos segundos.',
  orderIssued: 'Esta orden ya se emitió: no se puede editar ni eliminar.',
  /** On the field `chapterId`. */
  orderChapterGone: 'Elige un capítulo que exista: este se eliminó',
  /** On a line. */
  orderRoleGone: 'Este personaje no está en el capítulo',
  ...BOLETA_MESSAGES,
  nominaGone: 'Esta nómina no existe.',
  nominaLast: 'Es la última boleta de la nómina: anula la nómina para dejarla libre.',
  nominaEmpty: 'La nómina no tiene boletas: anúlala.',
  erasePaymentAtBank:
    'Un pago tuyo está en camino en el banco, y el estudio debe declararlo con tu nombre y tu RUT: podrás eliminar tus datos cuando quede pagado, o devuelto por el banco.',
  notInNomina: 'Esta boleta ya no está en la nómina.',
  bankComplete: 'Sus datos bancarios ya están completos.',
  bankInactive: 'Su cuenta no está activa: no puede completar sus datos.',
  siiNothingToAsk: 'La planilla del SII ya no tiene boletas suyas sin PDF.',
  sharedDocumentGone: 'Este documento ya no está: puede que alguien lo haya retirado.',
  sharedDocumentPurged: 'Este documento se retiró hace más de 30 días y ya no se puede recuperar.',
  /** On the field `chapterId`. */
  castNotActive: 'Nadie del elenco de este capítulo tiene la cuenta activa',
  /** On the field `projectId`. */
  projectNotThere: 'Elige un proyecto que exista: este se eliminó',
  loopsMissing: 'Indica los loops grabados de cada personaje de la orden',
  characterGone: 'Este personaje ya no existe: puede que alguien lo haya eliminado.',
  characterPurged: 'Este personaje se eliminó hace más de 30 días y ya no se puede recuperar.',
  characterInDeleted:
    'Este personaje participa en un capítulo que se eliminó hace poco y todavía se puede recuperar.',
  /** On the field `number`. */
  chapterNumberTaken: 'El proyecto ya tiene un capítulo con este número',
  /** On the field `name`. */
  characterTaken: 'El proyecto ya tiene un personaje con este nombre',
  castTwice: 'Este personaje ya está en el capítulo',
  /** On the field `personId`. */
  personInactive: 'Elige una persona con la cuenta activa',
  personGone: 'Esta persona ya no existe: puede que haya borrado sus datos.',
  ownRole: 'No puedes cambiar tu propio rol: pídelo a otra persona de Administración.',
  lastAdminRole:
    'Es la última persona activa con el rol de Administración: antes de cambiarlo, nombra a otra.',
  invitationActivated:
    'Esta persona ya activó su cuenta: la invitación no se puede retirar. Puedes desactivarla.',
  alreadyInvited:
    'Esta dirección ya tiene una invitación abierta: no se envió nada. Revisa la que hay y decide otra vez.',
  invitationWithdrawn: 'El estudio retiró esta invitación: su enlace ya no sirve.',
  /** On the field `email`, for ADMIN only. */
  emailTaken: 'Otra persona ya tiene este correo en su cuenta',
  emailNotPending: 'Ya no hay un cambio de correo por confirmar.',
  emailOwn: 'Tu propio correo se cambia en Principal, con tu contraseña.',
  emailInactive: 'Su cuenta no está activa: actívala antes de cambiar su correo.',
  emailUnactivated: 'Todavía no activa su cuenta: retira la invitación e invita a la dirección correcta.',
  emailLinkInvalid: 'El enlace ya no es válido.',
  emailLinkExpired: 'El enlace venció.',
  emailChangeOver: 'Este cambio de correo se canceló, o se pidió otro después.',
  /** To the person who reads the mail of that address. */
  emailTakenLink: 'Este correo ya es el de otra cuenta.',
  emailConfirmed: 'Este cambio de correo ya se confirmó.',
  alreadyActivated: 'Esta persona ya activó su cuenta: no necesita otro correo.',
  tooManyPeople: 'Son más de 10.000 personas: busca o filtra para elegir menos.',
  undoOver: 'Esto ya no se puede deshacer.',
  importRefused: 'El archivo tiene errores: no se importó nada.',
  importCrossed:
    'Alguien cambió este proyecto mientras se importaba: no se importó nada. Inténtalo de nuevo.',
  importChanged:
    'Alguien cambió este proyecto después de tu revisión: no se importó nada. Revisa de nuevo lo que se importaría.',
  importCancelled: 'La importación se canceló: no se importó nada.',
  projectPurged: 'Este proyecto se eliminó hace más de 30 días y ya no se puede recuperar.',
  tooManyDownloads: 'Tienes demasiadas descargas abiertas. Cierra alguna e inténtalo de nuevo.',
  outOfRange: 'El archivo no tiene la parte pedida.',
  methodNotAllowed: 'Esta acción no está disponible aquí.',
  unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
  unexpected: 'Algo salió mal. Inténtalo de nuevo.',
} as const;

/** What a {@link Problem} may carry besides status and message. */
export interface ProblemDetails {
  errors?: FieldError[];
  code?: ErrorCode;
  /** Seconds until a new attempt makes sense: sent as `Retry-After`. */
  retryAfter?: number;
  /** Sent as `Allow` with a 405. */
  allow?: readonly string[];
  /** The current record, with a 409 for something that has changed since it was shown. */
  current?: unknown;
  /** Size of the file in bytes, if the requested bytes are not there: sent as `Content-Range` with a 416. */
  available?: number;
}

/**
 * An expected refusal: a handler throws it and createApi answers `status` with `{ message, errors?, code? }`.
 * Any other error that a handler throws becomes a 500 without detail.
 */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: ContentfulStatusCode,
    message: string,
    readonly details: ProblemDetails = {},
  ) {
    super(message);
  }

  /** The JSON body of the answer. */
  get body(): ErrorBody & { current?: unknown } {
    const { errors, code, current } = this.details;
    return {
      message: this.message,
      ...(errors && { errors }),
      ...(code && { code }),
      ...(current !== undefined && { current }),
    };
  }
}

/**
 * The refusal of too many attempts: 429 with `Retry-After`, and the wait in words, rounded up to whole minutes.
 * @param seconds until a new attempt makes sense
 */
export function tooManyAttempts(seconds: number): Problem {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return new Problem(429, `Demasiados intentos. Inténtalo de nuevo en ${wait}.`, { retryAfter: seconds });
}

/**
 * The refusal on the field `rut` for ADMIN, who may know whose account has it.
 * @param other the other person; undefined: erased meanwhile
 */
export function rutTakenBy(
  other: { first_name: string; last_name: string; email: string } | undefined,
): string {
  if (!other) return 'Este RUT estaba en otra cuenta: vuelve a guardar.';
  return `Este RUT ya está en la cuenta de ${other.first_name} ${other.last_name} (${other.email}): revisa cuál de las dos lo tiene mal.`;
}
