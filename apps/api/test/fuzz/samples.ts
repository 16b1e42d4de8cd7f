import fc from 'fast-check';
import { PASSWORD } from '../testServer';
import type { Schema } from './operations';
import { type Kind, Ref } from './refs';

const one = (...values: readonly unknown[]) => fc.constantFrom(...values);

/** One of the rows that there are when the request is sent. */
export const rowOf = (kind: Kind) => fc.nat(999).map((at) => new Ref(kind, at));

const day = one('2026-11-23', '2026-11-30', '2026-12-31');
const amount = one(150_000, 180_000, 1, 0, 99_999_999);

/** What is sent under a name, first match wins. */
const NAMED: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/^(ids|personIds?)$/, rowOf('users')],
  [/^(project|projectId)$/, rowOf('projects')],
  [/^chapterId$/, rowOf('chapters')],
  [/^statusId$/, rowOf('statuses')],
  [/^clientsId$/, rowOf('clients')],
  [/^signalId$/, fc.oneof(one(0), rowOf('signals'))],
  [/^appearanceId$/, rowOf('appearances')],
  [/^(boletaId|paidId)$/, rowOf('boletas')],
  [/^(orderId|workOrderId)$/, rowOf('work-orders')],
  [/^documentId$/, rowOf('documents')],
  [/^contractId$/, rowOf('shared-documents')],
  [/^territory$/, one('Chile', 'Todo el mundo')],
  [/^reach$/, one('project', 'all')],
  [/^endsOn$/, one('', '2027-12-31')],
  [/^id$/, rowOf('same')],
  [/^updatedAt$/, rowOf('updatedAt')],
  [
    /^email$/,
    fc.oneof(
      rowOf('emails'),
      fc.uuid().map((id) => `${id.slice(0, 8)}@correo.cl`),
    ),
  ],
  [/^(holder_)?rut$/, fc.oneof(rowOf('ruts'), one('11.111.111-1', '12345678-5', '', '7.654.321-6'))],
  [/^(password|passwordConfirmation|currentPassword)$/, one(PASSWORD)],
  [/^(startDate|startsOn|issuedOn|paidOn|on)$/, one('2026-11-20', '2026-10-31')],
  [/^(dueDate|payDay|day)$/, day],
  [/^(first|last)_name$/, one('María José', 'Ñuñoa')],
  [/^shown$/, one('[]')],
  [/^birth_date$/, one('1990-03-05', '2008-02-29')],
  [/^(month|until|paidIn)$/, one('2026-11', '1999-11', '2025-12')],
  [/^year$/, one('2026', '2025')],
  [/^phone$/, one('+56 9 5550 0177')],
  [/^age$/, fc.integer({ min: 18, max: 80 })],
  [/^passport$/, one('', 'P1234567')],
  [/^(bank|code)$/, one('012', '037', '')],
  [/^account_number$/, one('0012345678')],
  [/^(gross|amount|net|retention)$/, amount],
  [/^folio$/, fc.nat(9999).map(String)],
  [/^houseNumber$/, fc.nat(99_999).map((n) => `F-${n}`)],
  [/^season$/, one('2', '')],
  [/^duration$/, one('00:24:30', '')],
  [/^(number|from|to)$/, fc.integer({ min: 1, max: 400 })],
  [/^loops(Planned)?$/, fc.integer({ min: 20, max: 90 })],
  [/^loopsDone$/, fc.integer({ min: 0, max: 20 })],
  [/^typeId$/, fc.integer({ min: 1, max: 7 })],
  [/^daysBetween$/, one(7)],
  [/^rate$/, one(14.5)],
  [/^f29DueDay$/, one(12, 20)],
  [/^agreement$/, one('', '7')],
  [/^account$/, one('00765432')],
  [/^mergedInto$/, one('')],
  [/^(rejected|waiting|paid|state)$/, one('Pagado', '')],
  [/^(reason|note|notes|label|name|title|projectTitle|amountReason)$/, one('Ñandú', 'Lo pidió', 'Otra vez')],
  [/^parts$/, rowOf('work-orders').map((ref) => [{ orderId: ref.as('number'), amount: 150_000 }])],
  [/^recipients$/, one('people', 'cast', 'everyone')],
  [/^kind$/, one('script', 'contract')],
  [/^withheldBy$/, one('studio', 'person')],
  [/^template$/, one('bci', 'santander', '')],
  [/^offset$/, one(0, 1)],
  [/^dataKinds$/, one(['identity'], ['tax', 'work'])],
  [/^peopleKinds$/, one(['talent'])],
  [/^basis$/, one('contract', 'consent')],
  [/^version$/, one(1, 2)],
  [/^keptMonths$/, one(12, 84)],
  [/^digest$/, one('x')],
];

const NUMBERS = ['integer', 'number'];

/** What a client would send under this name; undefined when the name says nothing. */
export function sampleOf(field: string, { type = 'string' }: Schema): fc.Arbitrary<unknown> | undefined {
  const found = NAMED.find(([name]) => name.test(field))?.[1];
  const isNumber = [type].flat().some((name) => NUMBERS.includes(name));
  // A number in words where the schema wants a text: parts of a form, and ids in a query.
  return found?.map((value) => {
    if (value instanceof Ref) return value.as(isNumber ? 'number' : 'text');
    return isNumber || typeof value !== 'number' ? value : String(value);
  });
}
