import fc from 'fast-check';
import { type Schema, schemaOf } from './operations';
import { sampleOf } from './samples';

/** What a person may type: words with accents, other scripts, emoji. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    'Ñandú',
    'El niño y la cigüeña',
    '100 % “así” & <b>más</b>',
    "O'Higgins",
    '👩‍👩‍👧 भाषा',
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

function textOf({ pattern, format, minLength = 0, maxLength = 16_384 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString());
  const isIn = (value: string) => value.length >= minLength && value.length <= maxLength;
  if (pattern === undefined) return text.filter(isIn);
  // The library writes texts for a pattern, but not for one with classes of letters.
  if (!pattern.includes('\\p')) return fc.stringMatching(new RegExp(pattern)).filter(isIn);
  const matches = new RegExp(pattern, 'u');
  return text.filter((value) => isIn(value) && matches.test(value));
}

function ofType(type: string | undefined, schema: Schema, field: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.integer({
        min: schema.minimum ?? -1,
        max: Math.min(schema.maximum ?? 2_000_000, 2_147_483_647),
      });
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, Math.max(3, schema.minItems ?? 0)),
      });
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const each = Object.entries(properties).map(([name, of]) => [name, valuesOf(of, name)]);
      return fc.record(Object.fromEntries(each), { requiredKeys: required as never });
    }
    default:
      return textOf(schema);
  }
}

/**
 * Values that a schema allows. A field whose name says what it is about (`personId`, `dueDate`) mostly gets what a client would send:
 * a schema alone does not say that a RUT has a check digit, or which people there are.
 */
export function valuesOf(stated: Schema, field: string): fc.Arbitrary<unknown> {
  const schema = schemaOf(stated);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => valuesOf(one, field)));
  const types = [schema.type].flat();
  const allowed = fc.oneof(...types.map((type) => ofType(type, schema, field)));
  const isOne = !types.includes('array') && !types.includes('object');
  const sample = isOne ? sampleOf(field, schema) : undefined;
  if (!sample) return allowed;
  return fc.oneof({ weight: 20, arbitrary: sample }, { weight: 1, arbitrary: allowed });
}
