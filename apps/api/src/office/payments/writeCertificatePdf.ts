import { countText, formatPesos, pesosInWords } from '@doblaje/domain/amounts';
import { dayInChile, dayText, monthText } from '@doblaje/domain/days';
import { type Page, WIDTH } from '../orderPaper/page';
import { newPaper, writeLacking, writePaperFacts, writePaperHead } from '../orderPaper/paper';
import { writePaperTable } from '../orderPaper/table';
import { lineHeight } from '../orderPaper/typesetter';

interface Sums {
  boletas: number;
  gross: number;
  retention: number;
  net: number;
}

/** The data on a certificate of fees. */
export interface CertificateData {
  /** 'AAAA'. */
  year: string;
  /** The studio's name in the portal. */
  brand: string;
  /** Its legal name and RUT; '' until ADMIN fills them in. */
  studio: { name: string; rut: string };
  /** The person as on the boletas, the latest name first; a RUT may be ''. At least one. */
  issuers: readonly { name: string; rut: string }[];
  /** Months of payment in which something was paid, the first one first. */
  months: readonly ({ month: string } & Sums)[];
  /** Boletas that were annulled at the SII after they were paid. */
  annulled: readonly {
    folio: number;
    gross: number;
    annulledOn: string;
    /** The later boleta that settled it, and when; null while it is open. */
    settledBy: { folio: number | null; on: string } | null;
  }[];
  madeAt: string;
}

const AMOUNT = 92;

const COLUMNS = [
  { head: 'Mes de pago', from: 0, width: WIDTH - 3 * AMOUNT - 60 },
  { head: 'Boletas', from: WIDTH - 3 * AMOUNT - 60, width: 60, isNumber: true },
  { head: 'Bruto', from: WIDTH - 3 * AMOUNT, width: AMOUNT, isNumber: true },
  { head: 'Retención', from: WIDTH - 2 * AMOUNT, width: AMOUNT, isNumber: true },
  { head: 'Líquido', from: WIDTH - AMOUNT, width: AMOUNT, isNumber: true },
];

/** Writes the certificate of fees of a person and a year as a PDF like those of orders. The same data give the same bytes. */
export async function writeCertificatePdf(certificate: CertificateData): Promise<Uint8Array> {
  const { year, brand, madeAt, months } = certificate;
  const heading = 'Certificado de honorarios';
  const title = `${heading} ${year}`;
  const { page, written } = newPaper({ title, brand, at: new Date(madeAt) });
  writePaperHead(page, { brand, shown: year, heading });
  writePaperFacts(page, factsOf(certificate));
  if (months.length === 0) writeParagraph(page, `En ${year} el estudio no le pagó boletas de honorarios.`);
  else writeMonths(page, months);
  writeAnnulled(page, certificate);
  writeLacking(page, [certificate.studio.name, ...certificate.issuers.map(({ name }) => name)]);
  page.end(title);
  return written;
}

const NONE = 'Sin indicar';

function factsOf({ year, brand, studio, issuers, madeAt }: CertificateData): (readonly string[])[] {
  const [issuer, ...former] = issuers;
  return [
    ['Estudio', studio.name || brand],
    ['RUT del estudio', studio.rut || NONE],
    ['Persona', issuer?.name ?? NONE],
    ['RUT', issuer?.rut || NONE],
    ...former.map(({ name, rut }) => ['También como', rut === '' ? name : `${name}, RUT ${rut}`]),
    ['Año', year],
    ['Fecha', dayText(dayInChile(new Date(madeAt)))],
  ];
}

function writeParagraph(page: Page, text: string): void {
  page.room(page.set.lines(text, WIDTH).length * lineHeight());
  page.y = page.text(page.root, 'P', text) + 8;
}

const summed = (months: readonly Sums[]): Sums => ({
  boletas: months.reduce((sum, { boletas }) => sum + boletas, 0),
  gross: months.reduce((sum, { gross }) => sum + gross, 0),
  retention: months.reduce((sum, { retention }) => sum + retention, 0),
  net: months.reduce((sum, { net }) => sum + net, 0),
});

const cellsOf = ({ boletas, gross, retention, net }: Sums) => [
  countText(boletas),
  formatPesos(gross),
  formatPesos(retention),
  formatPesos(net),
];

/** The months and their total, by the day of payment. */
function writeMonths(page: Page, months: CertificateData['months']): void {
  const total = summed(months);
  writeParagraph(page, 'Boletas de honorarios que el estudio le pagó, por mes del pago:');
  writePaperTable(page, COLUMNS, [
    ...months.map(({ month, ...sums }) => ({ cells: [monthText(month), ...cellsOf(sums)] })),
    { cells: ['Total', ...cellsOf(total)], isTotal: true },
  ]);
  page.y += 12;
  writeParagraph(page, `Total bruto: ${formatPesos(total.gross)} (${pesosInWords(total.gross)}).`);
}

/** What was annulled after it was paid is told: the sums have it, because the money was paid. */
function writeAnnulled(page: Page, { annulled }: CertificateData): void {
  for (const { folio, gross, annulledOn, settledBy } of annulled)
    writeParagraph(
      page,
      `La boleta N.º ${folio}, por ${formatPesos(gross)} brutos, se anuló en el SII el ${dayText(annulledOn)}, después de pagada. Está en estas sumas.${settledText(settledBy)}`,
    );
}

function settledText(settledBy: CertificateData['annulled'][number]['settledBy']): string {
  if (settledBy === null) return '';
  const later = settledBy.folio === null ? 'otra boleta' : `la boleta N.º ${settledBy.folio}`;
  return ` Se regularizó con ${later} el ${dayText(settledBy.on)}.`;
}
