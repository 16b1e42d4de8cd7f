import { EMAIL_MAX_LENGTH, EMAIL_REQUIRED } from '@doblaje/domain/forms';
import { z } from '@hono/zod-openapi';

// Control characters break mail headers, and PostgreSQL refuses text with a NUL.
const NO_CONTROLS = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;

/** A text of one line, trimmed; control characters are refused, not removed. */
export const line = (max: number) =>
  z.string().trim().max(max).regex(NO_CONTROLS, 'Contiene caracteres que no se permiten');

/** A mail address as typed, to be looked up: any text is read, compared without case. */
export const mailAddress = line(EMAIL_MAX_LENGTH).min(1, EMAIL_REQUIRED).toLowerCase();

/** A mail address as typed in a form of which a domain validator judges every field. */
export const typedMail = z.string().max(1000).trim().toLowerCase();

/** A secret as it was sent out in a mail: any text is read, only a known one is accepted. */
export const linkToken = line(256).min(1);

/** `application/json` content of a schema, as route definitions want it. */
export const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });

/** A required JSON body of a schema. */
export const jsonBody = <S extends z.ZodType>(schema: S) => ({
  body: { content: json(schema), required: true },
});

/** The answer of calls that have nothing to tell. */
export const nothing = z.strictObject({});
