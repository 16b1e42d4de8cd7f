import type { Page } from '@playwright/test';

/** A boleta that was handed in, as the SII's sheet has it. */
export interface SentBoleta {
  folio: number;
  issuedOn: string;
  personRut: string;
  kind: string;
  gross: number;
  retention: number;
  net: number;
}

/** The boletas with a RUT that were handed in. */
export const boletasOf = (page: Page): Promise<SentBoleta[]> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const { items } = await (await fetch('/api/boletas?size=100', { headers })).json();
    return items.filter(
      ({ folio, personRut, kind }: SentBoleta) => folio !== null && personRut !== '' && kind === 'BHE',
    );
  });

const HEADINGS = ['N°', 'Fecha', 'Estado', 'Fecha Anulación', 'Rut', 'Nombre o Razón Social', 'Soc. Prof.'];

const pesos = (amount: number) => amount.toLocaleString('es-CL', { useGrouping: 'always' } as object);

/** The sheet as the SII's site gives it: HTML in ISO-8859-1, called .xls. */
export function sheetOf(
  boletas: readonly SentBoleta[],
  states: Readonly<Record<number, string>> = {},
): Buffer {
  const tr = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const rows = boletas.map(({ folio, issuedOn, personRut, gross, retention, net }) =>
    tr([
      ...[`${folio}`, issuedOn.split('-').reverse().join('/'), states[folio] ?? 'VIGENTE', ''],
      ...[personRut, 'NUÑEZ', 'NO', pesos(gross), pesos(retention), pesos(net)],
    ]),
  );
  const header = tr([...HEADINGS, 'Brutos', 'Retenido', 'Pagado']);
  return Buffer.from(`<table><tr><td>Boletas recibidas</td></tr>${header}${rows.join('')}</table>`, 'latin1');
}
