import type { Boleta } from '@doblaje/contract';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';

import { writeDemoPdf } from './demoPdf';

/** The data of a demo boleta that its order lacks. */
interface Said {
  folio: number;
  issuedOn: string;
  gross: number;
  retention: number;
  net: number;
  /** The name of the billed studio. */
  brand: string;
}

/** Writes the PDF of a demo boleta, with the same data as in the portal. */
export function writeDemoBoleta(
  { personName, orderTypeId, orderNumber, projectTitle }: Boleta,
  { folio, issuedOn, gross, retention, net, brand }: Said,
): Promise<Uint8Array> {
  const totals =
    retention > 0
      ? [
          `Total honorarios: ${formatPesos(gross)}`,
          `Impuesto retenido: ${formatPesos(retention)}`,
          `Total: ${formatPesos(net)}`,
        ]
      : [`Total honorarios: ${formatPesos(gross)}`, 'El contribuyente para esta boleta es el emisor.'];
  return writeDemoPdf({
    title: `Boleta de honorarios electrónica N.º ${folio}`,
    over: [personName, dayText(issuedOn)].join(' · '),
    pages: [
      [
        `Señores: ${brand}`,
        'Por atención profesional:',
        `${workOrderTitle(orderTypeId, orderNumber)}, ${projectTitle}: ${formatPesos(gross)}`,
        ...totals,
      ],
    ],
  });
}
