import type { Boleta } from '@doblaje/contract';
import { formatPesos, percentText } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { cleanRut } from '@doblaje/domain/rut';
import { bytesOf, newPage } from './demoPdf';

/** The data of a demo boleta that its order lacks. */
interface Said {
  folio: number;
  issuedOn: string;
  gross: number;
  retention: number;
  net: number;
  /** Per cent, of the year of the boleta. */
  rate: number;
  /** The name and RUT of the billed studio. */
  brand: string;
  studioRut: string;
}

const MONTHS =
  'Enero Febrero Marzo Abril Mayo Junio Julio Agosto Septiembre Octubre Noviembre Diciembre'.split(' ');

/** '01 de Octubre de 2026'. */
const longDay = (day: string) => {
  const [year, month, date] = day.split('-');
  return `${date} de ${MONTHS[Number(month) - 1]} de ${year}`;
};

const amount = (pesos: number) => formatPesos(pesos).slice(1);

/** Writes the PDF of a demo boleta in the SII's layout, with the same data as in the portal. */
export function writeDemoBoleta(
  { personName, personRut: known, orderTypeId, orderNumber, projectTitle }: Boleta,
  { folio, issuedOn, gross, retention, net, rate, brand, studioRut }: Said,
): Promise<Uint8Array> {
  // Some people of the demo have no RUT in their data sheet, but the SII knows it.
  const personRut = known || '11.111.111-1';
  const pdf = newPage(`Boleta de honorarios electrónica N° ${folio}`);
  const written = bytesOf(pdf);
  const put = (text: string, x: number, y: number, size = 9) =>
    pdf.fontSize(size).text(text, x, y, { lineBreak: false });
  const sum = (label: string, value: number, y: number) => {
    put(label, 340, y);
    put(amount(value), 490, y);
  };
  put('BOLETA DE HONORARIOS', 360, 50, 12);
  put('ELECTRONICA', 390, 66, 12);
  put(personName.toUpperCase(), 60, 60);
  put(`N ° ${folio}`, 400, 88, 12);
  put(`RUT: ${personRut}`, 60, 76);
  put('GIRO(S): ACTIVIDADES DE DOBLAJE', 60, 92);
  put(`Fecha: ${longDay(issuedOn)}`, 360, 120);
  put(`Señor(es): ${brand.toUpperCase()}`, 60, 140);
  put(`Rut: ${studioRut.replace('-', '- ')}`, 360, 140);
  put('Por atención profesional:', 60, 180);
  put(`${workOrderTitle(orderTypeId, orderNumber)}, ${projectTitle}`.slice(0, 90), 60, 196);
  put(amount(gross), 490, 196);
  sum('Total Honorarios: $:', gross, 440);
  if (retention > 0)
    sum(`${percentText(rate).replace(',', '.').replace(/\s/g, ' ')} Impto. Retenido:`, retention, 453);
  sum('Total:', net, 466);
  put(`Fecha / Hora Emisión: ${dayText(issuedOn).replaceAll('-', '/')} 12:04`, 200, 500);
  put(`${cleanRut(personRut).slice(0, -1).padStart(8, '0')}${`${folio}`.padStart(5, '0')}EA54C26`, 200, 540);
  put('Verifique este documento en www.sii.cl', 200, 560);
  pdf.end();
  return written;
}
