import { describe, expect, it } from 'vitest';
import { cutPdfMessage, isWholePdf, lockedPdfMessage } from '../media';
import { labelOfSharedDocumentKind, labelOfSharedDocumentState, sharedDocumentState } from '../options';
import { RECIPIENTS_MAX, SHARED_DOCUMENT_INITIAL, validateSharedDocument } from './index';

const file = { name: 'guion-204.pdf', size: 1_800_000, type: 'application/pdf' };
const WHOLE = { ...SHARED_DOCUMENT_INITIAL, kind: 'script', title: 'Guion 204', personIds: ['a'], file };
const said = (values: object) => validateSharedDocument({ ...WHOLE, ...values });

describe('a contract or script to upload', () => {
  it('needs a kind, a title, a person and a file', () => {
    expect(validateSharedDocument(SHARED_DOCUMENT_INITIAL)).toEqual({
      kind: 'Elige el tipo de documento',
      title: 'El título es requerido',
      personIds: 'Elige al menos una persona',
      file: 'Selecciona el archivo',
    });
    expect(said({})).toEqual({});
    expect(validateSharedDocument(undefined)).toHaveProperty('recipients');
  });

  it('for a cast needs its chapter instead of people', () => {
    const cast = { recipients: 'cast', personIds: [] };
    expect(said(cast)).toEqual({
      projectId: 'Elige el proyecto del elenco',
      chapterId: 'Elige el capítulo del elenco',
    });
    expect(said({ ...cast, projectId: 1, chapterId: 3 })).toEqual({});
    expect(said({ recipients: 'everybody' })).toHaveProperty('recipients');
  });

  it('of a minor is for one person, and holds until a day', () => {
    for (const kind of ['minor-authorization', 'school-certificate']) {
      const paper = { kind, endsOn: '2026-12-31' };
      expect(said(paper)).toEqual({});
      expect(said({ kind })).toEqual({ endsOn: 'Escribe hasta cuándo vale' });
      expect(said({ kind, endsOn: '31-12-2026' })).toEqual({ endsOn: 'Ingresa una fecha válida' });
      expect(said({ ...paper, personIds: ['a', 'b'] })).toEqual({
        personIds: 'Es de una sola persona: deja solo una',
      });
      expect(said({ ...paper, recipients: 'cast', projectId: 1, chapterId: 3 })).toEqual({
        recipients: 'Es de una sola persona: elígela',
      });
    }
  });

  it('is for a limited number of people, with a file of up to 10 MB', () => {
    const people = (count: number) => ({ personIds: Array.from({ length: count }, (_, n) => `${n}`) });
    expect(said(people(RECIPIENTS_MAX))).toEqual({});
    expect(said(people(RECIPIENTS_MAX + 1))).toEqual({ personIds: 'Elige hasta 200 personas' });
    expect(said({ personIds: 'a' })).toEqual({});
    expect(said({ file: { ...file, size: 10_485_760 } })).toEqual({});
    expect(said({ file: { ...file, size: 10_485_761 } })).toEqual({
      file: 'guion-204.pdf supera el máximo de 10 MB',
    });
    expect(said({ title: 'x'.repeat(201) })).toHaveProperty('title');
  });
});

it.each([
  [0, 3, 'unseen', 'Sin ver'],
  [1, 3, 'partly', 'Visto por algunos'],
  [3, 3, 'seen', 'Visto por todos'],
  [Number.NaN, 3, 'unseen', 'Sin ver'],
  [2, '3' as never, 'seen', 'Visto por todos'],
] as const)('opened by %d of %d people it is %s', (seen, people, state, label) => {
  expect(sharedDocumentState(seen, people)).toBe(state);
  expect(labelOfSharedDocumentState(state)).toBe(label);
});

it('kinds have labels', () => {
  expect(labelOfSharedDocumentKind('script')).toBe('Guion');
  expect(labelOfSharedDocumentKind('boleta')).toBe('');
});

describe('a PDF that was cut off', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const objects = '1 0 obj\n<</Pages 2 0 R>>\nendobj\n2 0 obj\n<<>>\nendobj\n';

  it.each([
    ['with its mark', `%PDF-1.7 ${objects}trailer %%EOF\n`],
    ['with much after its mark', `%PDF-1.7 ${objects}%%EOF${'\0'.repeat(5000)}`],
    ['with one large object', `%PDF-1.7 1 0 obj(${' '.repeat(70_000)})endobj %%EOF`],
    ['without its mark', `%PDF-1.7 ${objects}xref trailer<</Root 1 0 R>> startxref 9`],
    ['with objects in objects', '%PDF-1.7 1 0 obj<</Type/ObjStm/Extends 9 0 R>>endobj'],
  ])('is whole %s', (_, text) => {
    expect(isWholePdf(bytes(text))).toBe(true);
  });

  it.each([
    ['at its first line', '%PDF-1.7'],
    ['in an object', `%PDF-1.7 ${objects}3 0 obj <</Length 900>> stream BT`],
    ['in an object after an earlier end', `%PDF-1.7 ${objects}%%EOF 3 0 obj <</Length 900>> stream BT`],
    ['between two objects', '%PDF-1.7 1 0 obj\n<</Pages 2 0 R>>\nendobj\n'],
    ['nowhere, for it says nothing', '%PDF-1.7 un objeto %%EOF'],
  ])('is recognised when it was cut %s', (_, text) => {
    expect(isWholePdf(bytes(text))).toBe(false);
  });

  it('is never a plain text', () => {
    expect(isWholePdf('%%EOF')).toBe(false);
  });

  it('is named in the refusal', () => {
    expect(cutPdfMessage('a.pdf')).toMatch(/^a\.pdf está incompleto/);
    expect(lockedPdfMessage('a.pdf', 'sube otra')).toBe('a.pdf está protegido con contraseña: sube otra');
    expect(lockedPdfMessage('a.pdf', 3)).toMatch(/SII$/);
    expect(cutPdfMessage(null)).toMatch(/^El archivo está incompleto/);
  });
});
