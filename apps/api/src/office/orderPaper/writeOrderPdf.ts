import type { WorkOrder } from '@doblaje/contract';
import { formatPesos, percentText, pesosInWords } from '@doblaje/domain/amounts';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { labelOfCharacterType } from '@doblaje/domain/options/characterTypes';
import { labelOfVoiceScope } from '@doblaje/domain/options/voiceScopes';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { voiceUseText } from '@doblaje/domain/voices';
import { type Page, WIDTH } from './page';
import { newPaper, writeLacking, writePaperFacts, writePaperHead, writePaperText } from './paper';
import { writePaperTable } from './table';
import { lineHeight } from './typesetter';

/** The data on an order's paper. */
export type OrderPaperData = Pick<
  WorkOrder,
  | 'number'
  | 'typeId'
  | 'projectTitle'
  | 'chapterNumber'
  | 'chapterTitle'
  | 'personName'
  | 'startDate'
  | 'dueDate'
  | 'amount'
  | 'expected'
  | 'notes'
  | 'issuedAt'
  | 'voices'
> & {
  brand: string;
  lines: readonly Pick<WorkOrder['lines'][number], 'characterName' | 'characterType' | 'loops'>[];
};

const COLUMNS = [
  { head: 'Personaje', from: 0, width: WIDTH - 160 },
  { head: 'Tipo', from: WIDTH - 150, width: 90 },
  { head: 'Loops', from: WIDTH - 50, width: 50, isNumber: true },
];

/**
 * Writes the PDF of an issued order: tagged for screen readers, in Spanish, in the studio's
 * fonts. The same order always gives the same bytes, whatever the day.
 */
export async function writeOrderPdf(order: OrderPaperData): Promise<Uint8Array> {
  const title = workOrderTitle(order.typeId, order.number);
  const { page, written } = newPaper({ title, brand: order.brand, at: new Date(order.issuedAt ?? 0) });
  writeHead(page, order);
  writeFacts(page, order);
  writeVoices(page, order.voices);
  writeRoles(page, order.lines);
  writeNotes(page, order);
  page.end(title);
  return written;
}

function writeHead(page: Page, { brand, number, typeId }: OrderPaperData): void {
  const title = workOrderTitle(typeId, number);
  const at = title.indexOf('N.º');
  writePaperHead(page, { brand, shown: title.slice(at), heading: title.slice(0, at - 1) });
}

function writeFacts(page: Page, order: OrderPaperData): void {
  const { projectTitle, chapterNumber, chapterTitle, personName, amount } = order;
  const facts = [
    ['Proyecto', projectTitle],
    ['Capítulo', `${chapterNumber} · ${chapterTitle}`],
    ['Persona', personName],
    ['Inicio', dayText(order.startDate)],
    ['Entrega', dayText(order.dueDate)],
    ...(amount === null ? [] : [['Monto bruto', `${formatPesos(amount)} (${pesosInWords(amount)})`]]),
    ...retentionFacts(order.expected),
    ['Emitida', dayText(dayInChile(new Date(order.issuedAt ?? 0)))],
  ] as const;
  writePaperFacts(page, facts);
}

/** The expected retention of the amount, and the net amount for the person. */
const retentionFacts = (expected: OrderPaperData['expected']) =>
  expected === null
    ? []
    : ([
        [
          'Retención',
          `${formatPesos(expected.retention)} (${percentText(expected.rate)}, boleta de ${expected.year})`,
        ],
        ['Líquido', formatPesos(expected.net)],
      ] as const);

/** What the person allows with their voice: 'no' stands there, too. */
function writeVoices(page: Page, voices: OrderPaperData['voices']): void {
  page.room(lineHeight(13) + 4 * lineHeight());
  page.y = page.text(page.root, 'H2', 'Uso de la voz', { weight: 'bold', size: 13 }) + 4;
  writePaperFacts(
    page,
    voices.map((use) => [labelOfVoiceScope(use.scope), voiceUseText(use)]),
  );
}

function writeRoles(page: Page, lines: OrderPaperData['lines']): void {
  if (lines.length === 0) return;
  page.room(lineHeight(13) + 3 * lineHeight() + 30);
  page.y = page.text(page.root, 'H2', 'Personajes', { weight: 'bold', size: 13 }) + 6;
  const rows = lines.map(({ characterName, characterType, loops }) => ({
    cells: [characterName, labelOfCharacterType(characterType), String(loops)],
  }));
  writePaperTable(page, COLUMNS, rows);
  page.y += 18;
}

function writeNotes(page: Page, { notes, ...others }: OrderPaperData): void {
  if (notes !== '') writePaperText(page, 'Notas', notes);
  const names = [others.projectTitle, others.chapterTitle, others.personName];
  const territories = others.voices.map(({ territory }) => territory);
  writeLacking(page, [
    notes,
    ...names,
    ...territories,
    ...others.lines.map(({ characterName }) => characterName),
  ]);
}
