import type { Withholder } from '../options/withholders';
import type { CellReading } from '../sheets';
import { type BoletaPdfField, type BoletaPdfFields, type BoletaPdfReasons, FIELD_NAMES } from './fields';
import { LAYOUT } from './layout';
import type { Row } from './rows';
import { amountAfter, dayAfter, folioIn, rateIn, rutAfter, timeAfter } from './values';

/** The rows of one boleta by what they tell. Only the rows in between hold what the issuer writes freely, labels included. */
interface Zones {
  /** Issuer and receiver. */
  readonly head: readonly Row[];
  readonly issuer: readonly Row[];
  readonly receiver: readonly Row[];
  readonly amounts: readonly Row[];
}

function zonesOf(rows: readonly Row[]): Zones {
  const services = rows.findIndex(({ text }) => LAYOUT.services.test(text));
  // The issuer may write this label too, so the last one is the boleta's.
  const gross = rows.findLastIndex(({ text }, at) => at > services && LAYOUT.gross.test(text));
  const headEnd = [services, gross, rows.length].find((at) => at >= 0);
  const head = rows.slice(0, headEnd);
  const receiver = head.findIndex(({ text }) => LAYOUT.receiver.test(text));
  return {
    head,
    issuer: receiver < 0 ? [] : head.slice(0, receiver),
    receiver: receiver < 0 ? [] : head.slice(receiver),
    amounts: gross < 0 ? [] : rows.slice(gross),
  };
}

/** What stands behind a label in each row that has it. */
function behind(rows: readonly Row[], label: RegExp): string[] {
  return rows.flatMap(({ text }) => {
    const found = label.exec(text);
    return found ? [text.slice(found.index + found[0].length)] : [];
  });
}

/** The one value that the readings of a field agree on; else null, and why. */
function agreed<Value>(
  field: BoletaPdfField,
  readings: readonly CellReading<Value>[],
  reasons: BoletaPdfReasons,
): Value | null {
  const values = new Set<Value>();
  for (const reading of readings) {
    if ('value' in reading) values.add(reading.value);
    else reasons[field] ??= reading.message;
  }
  const [value, other] = values;
  if (value !== undefined && other === undefined && reasons[field] === undefined) return value;
  const name = FIELD_NAMES[field];
  reasons[field] ??=
    value === undefined ? `No se encontró ${name}.` : `El PDF trae dos valores para ${name}.`;
  return null;
}

function folios(rows: readonly Row[]): CellReading<number>[] {
  return rows.flatMap(({ text, parts }) => {
    const alone = parts.flatMap((part) => LAYOUT.folio.exec(part)?.[1] ?? []);
    return (alone.length > 0 ? alone : (LAYOUT.folioBehind.exec(text)?.slice(1) ?? [])).map(folioIn);
  });
}

function receiverName(rows: readonly Row[]): CellReading<string>[] {
  return behind(rows, LAYOUT.receiver).flatMap((rest) => {
    const rut = rest.search(LAYOUT.rut);
    const value = (rut < 0 ? rest : rest.slice(0, rut)).trim();
    return value === '' ? [] : [{ value }];
  });
}

type Withheld = Pick<BoletaPdfFields, 'gross' | 'rate' | 'retention' | 'net' | 'withheldBy'>;

function withheld(rows: readonly Row[], reasons: BoletaPdfReasons): Withheld {
  const gross = agreed('gross', behind(rows, LAYOUT.gross).map(amountAfter), reasons);
  const net = agreed('net', behind(rows, LAYOUT.net).map(amountAfter), reasons);
  const isWithoutLine = !rows.some(({ text }) => LAYOUT.retentionMention.test(text));
  if (isWithoutLine && gross !== null && gross === net) {
    reasons.rate = 'La boleta no trae retención: la paga quien la emite.';
    return { gross, rate: null, retention: 0, net, withheldBy: 'person' };
  }
  const rates = rows.flatMap(({ text }) => {
    const [, before, after] = LAYOUT.retention.exec(text) ?? [];
    return [before, after].flatMap((rate) => (rate === undefined ? [] : [rateIn(rate)]));
  });
  const rate = agreed('rate', rates, reasons);
  const retention = agreed('retention', behind(rows, LAYOUT.retention).map(amountAfter), reasons);
  // A part of some pesos may round to 0.
  const withheldBy: Withholder = retention || rate ? 'studio' : 'person';
  const known = retention === null ? [] : [{ value: withheldBy }];
  return { gross, rate, retention, net, withheldBy: agreed('withheldBy', known, reasons) };
}

/** The fields of one boleta, but its barcode, and why those that are null are null. */
export function readFields(rows: readonly Row[]) {
  const { head, issuer, receiver, amounts } = zonesOf(rows);
  const reasons: BoletaPdfReasons = {};
  const emission = behind(amounts, LAYOUT.emission);
  const fields: Omit<BoletaPdfFields, 'barcode'> = {
    folio: agreed('folio', folios(issuer), reasons),
    issuerRut: agreed('issuerRut', behind(issuer, LAYOUT.rut).map(rutAfter), reasons),
    receiverRut: agreed('receiverRut', behind(receiver, LAYOUT.rut).map(rutAfter), reasons),
    receiverName: agreed('receiverName', receiverName(receiver), reasons),
    issuedOn: agreed('issuedOn', behind(head, LAYOUT.date).map(dayAfter), reasons),
    emittedOn: agreed('emittedOn', emission.map(dayAfter), reasons),
    emittedAt: agreed('emittedAt', emission.map(timeAfter), reasons),
    ...withheld(amounts, reasons),
  };
  return { fields, reasons };
}
