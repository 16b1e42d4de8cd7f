import { EMAIL_MAX_LENGTH, EMAIL_REQUIRED } from '@doblaje/domain/forms';
import type { Option } from '@doblaje/domain/options';
import { z } from '@hono/zod-openapi';

const NOT_ALLOWED = 'Contiene caracteres que no se permiten';

// Control characters break mail headers, and PostgreSQL refuses text with a NUL.
const NO_CONTROLS = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

/** A text of one line, trimmed; control characters are refused, not removed. */
const line = (max: number) => z.string().trim().max(max).regex(NO_CONTROLS, NOT_ALLOWED);

/** A text of one line as typed, blanks around it included. */
export const rawLine = z.string().regex(NO_CONTROLS, NOT_ALLOWED);

/** A text of one line as typed, trimmed. A domain validator judges its length. */
export const typedLine = z.string().trim().regex(NO_CONTROLS, NOT_ALLOWED);

// Line breaks and tabs are allowed in a text of several lines.
const ONLY_BREAKS = /^(?:[^\p{Cc}\p{Cs}\u2028\u2029]|[\n\r\t])*$/u;

/** A text of several lines as typed, trimmed. A domain validator judges its length. */
export const typedText = z.string().trim().regex(ONLY_BREAKS, NOT_ALLOWED);

/** A text that the client sends back as it was shown, blanks included: only characters that no text of ours can hold are refused. */
export const shownText = (max: number) => z.string().max(max).regex(ONLY_BREAKS, NOT_ALLOWED);

/**
 * The value of one option of a list, or '' while none is chosen: the form's validator says whether it is required.
 * @param name of the schema in the OpenAPI document
 */
export const choice = <const Value extends string>(options: readonly Option<Value>[], name: string) =>
  z
    .enum(['', ...options.map(({ value }) => value)] as ['', ...Value[]], {
      error: ({ input }) =>
        input === undefined ? 'Este campo es requerido' : 'Elige una opción de la lista',
    })
    .openapi(name);

/** A moment in UTC, ISO 8601: '2026-11-20T12:00:00.000Z'. */
export const moment = z.iso.datetime();

/** A mail address as typed, for a look-up: any text is read, and case does not matter. */
export const mailAddress = line(EMAIL_MAX_LENGTH).min(1, EMAIL_REQUIRED).toLowerCase();

/** A mail address as typed in a form. A domain validator judges it. */
export const typedMail = z.string().max(1000).trim().toLowerCase().regex(NO_CONTROLS, NOT_ALLOWED);

/** A password as typed. A domain validator judges the rest; text that cannot be encoded or stored is refused here. */
export const typedSecret = z
  .string()
  .max(1000)
  .regex(/^[^\0\p{Cs}]*$/u, NOT_ALLOWED);

/** Longest address that reaches a server (Node's limit of headers, 16 KiB). */
const ADDRESS_MAX = 16_384;

/** An id that is no number. Any text is read; one that cannot be an id is found nowhere. */
export const anyId = z.string().max(ADDRESS_MAX).regex(NO_CONTROLS, NOT_ALLOWED);

/** A number of a form, within the limits of an integer column. A domain validator judges the rest. */
export const typedNumber = (words?: string) => {
  const given = words === undefined ? {} : { error: words };
  return z
    .number(given)
    .min(-2_147_483_648, words ?? 'El número es demasiado pequeño')
    .max(2_147_483_647, words ?? 'El número es demasiado grande');
};

/** The secret of a link in a mail: any text is read, but only a known one is accepted. */
export const linkToken = line(256).min(1);

/** The number of a record in an address. Text that cannot be one becomes 0, which no record has, so it is not found. */
export const rowId = z
  .string()
  .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0))
  .openapi({ type: 'integer', minimum: 1 });

/** The number of a record in a body; 0 is none (spec §3). */
export const rowIdOrNone = z.number().int().min(0).max(999_999_999);

/** A link to a file, for a tag or a new window that cannot send a token. */
export const fileLink = z.strictObject({ url: z.string(), expiresAt: moment }).openapi('FileLink');

/** A record of a selection, with its `updatedAt` as read. */
export const chosenRecord = z.strictObject({ id: rowIdOrNone, updatedAt: moment }).openapi('ChosenRecord');

/** A person, by the name they have now. */
export const namedPerson = z.strictObject({ id: z.string(), name: z.string() }).openapi('NamedPerson');

/** The empty answer of calls that return no data. */
export const nothing = z.strictObject({});
