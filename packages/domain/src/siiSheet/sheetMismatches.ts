import { dayText, isDay } from '../days/days';
import { fieldsOf } from '../fields/fields';
import { monthText } from './above';
import { rutOfCell } from './cells';
import { columnTitle, type SheetKind } from './columns';
import type { SheetFault, SheetFaultReason } from './faults';
import type { SiiSheet } from './readSiiSheet';

/** The sheet that was asked for. What is not given is not compared. */
export interface ExpectedSheet {
  kind?: SheetKind;
  /** 'AAAA-MM'. */
  month?: string;
  /** 'AAAA-MM-DD': no month that begins later has a sheet. */
  today?: string;
  /** In any form. */
  studioRut?: string;
}

/** What people call the sheets. */
const NAMES: Readonly<Record<SheetKind, string>> = {
  bhe: 'boletas de honorarios recibidas',
  bte: 'boletas de terceros (BTE)',
};

const whole = (reason: SheetFaultReason, message: string): SheetFault => ({
  ...{ reason, row: null, column: null, message },
});

const arrayOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textsOf = (value: unknown) => arrayOf(value).filter((item) => typeof item === 'string');

function monthFaults({ kind, lines, months }: SiiSheet, month: string): SheetFault[] {
  const found = textsOf(months);
  const others = found.filter((other) => other !== month);
  if (others.length === 0) return [];
  const asked = `no de ${monthText(month)}`;
  if (others.length === found.length)
    return [
      whole(
        'wrongMonth',
        `Esta planilla es de ${found.map(monthText).join(' y ')}, ${asked}: ${found.length === 1 ? 'súbela en su mes' : 'descarga la de un solo mes'}`,
      ),
    ];
  return arrayOf(lines).flatMap((line): SheetFault[] => {
    const { row, issuedOn } = fieldsOf(line);
    if (typeof row !== 'number' || !isDay(issuedOn) || issuedOn.startsWith(month)) return [];
    const message = `La boleta es del ${dayText(issuedOn)}, ${asked}`;
    return [{ reason: 'wrongMonth', row, column: columnTitle(kind, 'issuedOn'), message }];
  });
}

/**
 * How a sheet is not the one that was asked for: another kind, another month (row by row if only some rows are), or another
 * studio's. A sheet that tells no RUT above its header, or an empty one that tells no month, is taken as it is.
 */
export function sheetMismatches(sheet: SiiSheet, expected: ExpectedSheet): SheetFault[] {
  const faults: SheetFault[] = [];
  if (typeof sheet !== 'object' || sheet === null) return faults;
  const { kind, month, studioRut, today } = fieldsOf(expected);
  const { kind: found } = sheet;
  if ((found === 'bhe' || found === 'bte') && (kind === 'bhe' || kind === 'bte') && found !== kind)
    faults.push(whole('wrongKind', `Esta es la planilla de ${NAMES[found]}, no la de ${NAMES[kind]}`));
  const studio = rutOfCell(studioRut);
  const ruts = textsOf(sheet.ruts);
  if ('value' in studio && ruts.length > 0 && !ruts.includes(studio.value))
    faults.push(
      whole('otherStudio', `Esta planilla es de ${ruts.join(' y ')}, no del estudio (${studio.value})`),
    );
  if (typeof month !== 'string' || monthText(month) === '') return faults;
  faults.push(...monthFaults(sheet, month));
  if (isDay(today) && month > today.slice(0, 7))
    faults.push(whole('wrongMonth', `${monthText(month)} todavía no comienza: revisa el mes que elegiste`));
  return faults;
}
