import type { HistoryLine } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { momentText } from '@doblaje/domain/days';
import type { HistoryEntry } from '@doblaje/ui/HistoryList';

/** The words for the history of one kind of item. */
export interface HistoryWords {
  /** The name of the kind: 'Proyecto'. */
  noun: string;
  /** The labels of its fields, by their names in the history. */
  fields: Readonly<Record<string, string>>;
  /** Turns a code into words: '012' into 'BancoEstado'. @default the text itself */
  text?: (field: string, value: string) => string;
  /** Fields that hold pesos. @default none */
  amounts?: readonly string[];
  /** Titles of lines for actions that change nothing, by action and field: 'read.account_number'. */
  deeds?: Readonly<Record<string, string>>;
  /** A more precise title for a line, by its changes: 'Rol cambiado'. @default what happened to the noun: 'Proyecto editado' */
  title?: (line: HistoryLine) => string | undefined;
  /** The noun is feminine: 'creada', not 'creado'. @default masculine */
  isFeminine?: boolean;
}

const DONE: Readonly<Record<HistoryLine['action'], string>> = {
  create: 'cread',
  update: 'editad',
  delete: 'eliminad',
  restore: 'recuperad',
  read: 'vist',
};

/** Fields whose numbers are names. They are written without dots. */
const NAMING: readonly string[] = ['folio', 'year'];

/** A value in words; undefined if the line has no value. */
function valueText(field: string, value: HistoryLine['changes'][number]['from']): string | undefined {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number' && NAMING.includes(field)) return String(value);
  // Rates have decimals.
  if (typeof value === 'number')
    return Number.isInteger(value) ? countText(value) : value.toLocaleString('es-CL');
  return value === undefined ? undefined : (value ?? '');
}

/** A field's label, with the part of the item that it belongs to: 'Loops grabados de Inspectora Malva'. */
const fieldText = (name: string, of: string | undefined) => (of === undefined ? name : `${name} de ${of}`);

/** The API's mark of a line that a command of the server made, where nobody is logged in. */
const FROM_CONSOLE = 'console';

/** Puts a line of the history into words. A field without a label gets its own name, because that is better than no name. */
export function historyEntry(line: HistoryLine, words: HistoryWords): HistoryEntry {
  const { id, at, actor, action } = line;
  const changes = line.changes.filter(({ field }) => field !== FROM_CONSOLE);
  const isFromConsole = changes.length < line.changes.length;
  const deedOf = ({ field }: HistoryLine['changes'][number]) => words.deeds?.[`${action}.${field}`];
  const inWords = (field: string, value: HistoryLine['changes'][number]['from']) => {
    if (typeof value === 'number' && words.amounts?.includes(field)) return formatPesos(value);
    return typeof value === 'string' && words.text ? words.text(field, value) : valueText(field, value);
  };
  return {
    id,
    title:
      changes.map(deedOf).find(Boolean) ??
      words.title?.(line) ??
      `${words.noun} ${DONE[action]}${words.isFeminine ? 'a' : 'o'}`,
    by: actor?.name ?? (isFromConsole ? 'La consola del servidor' : 'Una cuenta que ya no existe'),
    at,
    atText: momentText(at),
    changes: changes
      .filter((change) => deedOf(change) === undefined)
      .map(({ field, of, from, to }) => ({
        field: fieldText(words.fields[field] ?? field, of),
        from: inWords(field, from),
        to: inWords(field, to),
      })),
  };
}
