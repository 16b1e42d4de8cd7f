import type { MonthClose, SiiMatch } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { conjoined } from '@doblaje/domain/naming';
import type { StatusShape } from '@doblaje/ui/Status';
import { tabSearch } from '../../../lists/tabs';
import { nominasAddress } from '../Nominas/list';
import { OFFICE_PATH } from '../Office/tabs/paths';
import { boletasAddress } from '../OfficeBoletas/list';
import { siiSheetPath } from '../SiiSheet/address';

/** A step of the month's close. */
export interface MonthStep {
  id: 'missing' | 'review' | 'sheet' | 'payable' | 'nominas' | 'retention';
  title: string;
  shape: StatusShape;
  /** Its state in words, with its count. */
  state: string;
  /** What is left to do, as the question before the close names it; '' where nothing hinders a good close. */
  left: string;
  /** The list of what it counts. */
  link?: StepLink;
  /** The list of what its state also tells of. */
  further?: StepLink;
}

interface StepLink {
  text: string;
  href: string;
}

type Counted = MonthClose['toReview'];

/** '1 boleta', '12 boletas', 'más de 10.000 boletas'. */
function counted({ total, isTotalExact }: Counted, [one, many]: readonly [string, string]): string {
  return `${isTotalExact ? '' : 'más de '}${countText(total)} ${total === 1 ? one : many}`;
}

const BOLETAS = ['boleta', 'boletas'] as const;
const MISSING = ['boleta por subir o corregir', 'boletas por subir o corregir'] as const;
const NOMINAS = ['nómina', 'nóminas'] as const;

const boletas = (query: Parameters<typeof boletasAddress.changed>[1]) =>
  `${OFFICE_PATH}${boletasAddress.changed(tabSearch('boletas'), query)}`;
const nominas = (query: Parameters<typeof nominasAddress.changed>[1]) =>
  `${OFFICE_PATH}${nominasAddress.changed(tabSearch('nominas'), query)}`;

type Told = Pick<MonthStep, 'shape' | 'state' | 'left'>;

/** Done where nothing is counted, else waiting with the count. */
const waiting = (of: Counted, words: readonly [string, string], done: string, left: string): Told =>
  of.total === 0
    ? { shape: 'done', state: done, left: '' }
    : { shape: 'waiting', state: counted(of, words), left: `${counted(of, words)} ${left}`.trim() };

/** How many of the nóminas to pay are how far, as their list tells it. */
function progressOf({ prepared, withFile, answered }: MonthClose): string {
  // Beyond what is counted nothing is known of the parts.
  if (!prepared.isTotalExact) return '';
  const parts = [
    [prepared.total - withFile.total, 'preparada', 'preparadas'],
    [withFile.total - answered.total, 'descargada', 'descargadas'],
    [answered.total, 'con respuesta del banco', 'con respuesta del banco'],
  ] as const;
  const told = parts.flatMap(([total, one, many]) =>
    total > 0 ? [counted({ total, isTotalExact: true }, [one, many])] : [],
  );
  return told.join(', ');
}

/** The nóminas of which something was paid in the month: wholly, or only a part of them so far. */
function paidText({ paid, sums }: MonthClose): string {
  const inPart = Math.max(0, sums.nominas - paid.total);
  const told = [
    ...(paid.total > 0 ? [counted(paid, ['pagada', 'pagadas'])] : []),
    ...(inPart > 0 && paid.isTotalExact
      ? [counted({ total: inPart, isTotalExact: true }, ['pagada en parte', 'pagadas en parte'])]
      : []),
  ];
  return told.length === 0 ? 'Ninguna pagada' : told.join(', ');
}

function nominaState(close: MonthClose): Told {
  const { prepared } = close;
  if (prepared.total === 0) return { shape: 'done', state: paidText(close), left: '' };
  const open = [counted(prepared, ['por pagar', 'por pagar']), progressOf(close)].filter(Boolean).join(': ');
  return {
    shape: 'inProgress',
    state: `${open}. ${paidText(close)}`,
    left: `${counted(prepared, NOMINAS)} por pagar`,
  };
}

/** What the SII's sheet and the boletas here do not agree on. */
function sheetState({ sheet, heaps }: SiiMatch): Told {
  if (sheet === null)
    return { shape: 'draft', state: 'Aún no se sube', left: 'la planilla del SII sin subir' };
  const total = heaps.reduce((sum, { open }) => sum + open, 0);
  const others = heaps.reduce((sum, { heap, count }) => sum + (heap === 'same' ? 0 : count), 0);
  const all = counted({ total: sheet.boletas, isTotalExact: true }, BOLETAS);
  const agree = others === 0 ? 'todas coinciden' : 'lo que dice ya está anotado';
  return waiting(
    { total, isTotalExact: true },
    ['diferencia', 'diferencias'],
    `${all}, ${agree}`,
    'con la planilla del SII',
  );
}

/** What is to be declared: of all that was paid in the month, in nóminas that wait for other payments too. */
function retentionState(close: MonthClose, today: string): Told {
  const { sums, dueDay } = close;
  if (sums.declared === 0) return { shape: 'done', state: 'Nada que declarar en el F29', left: '' };
  const until = `${dueDay < today ? 'El plazo fue hasta' : 'Hasta'} el ${dayText(dueDay)}`;
  const declared = `F29, código 151: ${formatPesos(sums.declared)}. ${until}`;
  return { shape: 'waiting', state: [declared, ...includedTexts(close)].join('. '), left: '' };
}

/** A step names no more people than this. */
const NAMED = 5;

/** What the retention to declare includes that an accountant may not expect. */
function includedTexts({ annulledSince, withoutRut: people }: MonthClose): string[] {
  const one = annulledSince === 1;
  const annulled = `${countText(annulledSince)} ${one ? 'boleta anulada después de pagarla' : 'boletas anuladas después de pagarlas'}`;
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const more = people.length > NAMED ? [`${countText(people.length - NAMED)} más`] : [];
  const retention = formatPesos(people.reduce((sum, person) => sum + person.retention, 0));
  const count = `${countText(people.length)} ${people.length === 1 ? 'persona' : 'personas'} sin RUT`;
  return [
    ...(annulledSince > 0 ? [`Incluye ${annulled}`] : []),
    ...(people.length > 0 ? [`Incluye ${retention} de ${count}: ${conjoined([...names, ...more])}`] : []),
  ];
}

/**
 * The steps of a month's close, in the order in which they are done.
 * @param today 'AAAA-MM-DD' in Chile
 */
export function stepsOf(close: MonthClose, sheet: SiiMatch, today: string): MonthStep[] {
  const { month: until, missing, toReview, payable, prepared } = close;
  return [
    {
      ...{ id: 'missing', title: 'Órdenes terminadas sin boleta' },
      ...waiting(missing, MISSING, 'Todas subidas', ''),
      link: { text: 'Ver boletas', href: boletas({ waits: 'person', until }) },
    },
    {
      ...{ id: 'review', title: 'Boletas por revisar' },
      ...waiting(toReview, BOLETAS, 'Todas revisadas', 'por revisar'),
      link: { text: 'Revisar boletas', href: boletas({ state: 'inReview', until }) },
    },
    {
      ...{ id: 'sheet', title: 'Planilla del SII' },
      ...sheetState(sheet),
      link: { text: sheet.sheet === null ? 'Subir planilla' : 'Ver planilla', href: siiSheetPath(until) },
    },
    {
      ...{ id: 'payable', title: 'Boletas aprobadas sin nómina' },
      ...waiting(payable, BOLETAS, 'Todas en una nómina', 'sin nómina'),
      link: { text: 'Ver aprobadas', href: boletas({ waits: 'nomina', until }) },
    },
    {
      ...{ id: 'nominas', title: 'Nóminas' },
      ...nominaState(close),
      link:
        prepared.total > 0
          ? { text: 'Ver por pagar', href: nominas({ state: 'prepared', until }) }
          : { text: 'Ver pagadas', href: nominas({ state: 'paid', paidIn: until }) },
    },
    {
      ...{ id: 'retention', title: 'Retención por declarar' },
      ...retentionState(close, today),
      // Nóminas that the bank has paid in part, too.
      link: { text: 'Ver lo pagado', href: nominas({ paidIn: until }) },
      // Only a paid boleta stays annulled: the order of any other awaits the next one.
      ...(close.annulledSince > 0 && {
        further: { text: 'Ver anuladas', href: boletas({ siiState: 'annulled', until }) },
      }),
    },
  ];
}
