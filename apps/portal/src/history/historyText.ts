import type { HistoryLine } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import type { HistoryEntry } from '@doblaje/ui/HistoryList';
import { momentText } from '../formats/moment';

/** How the history of one kind of thing is told. */
export interface HistoryWords {
  /** What it is: 'Proyecto'. */
  noun: string;
  /** What people call its fields, by the names the history has for them. */
  fields: Readonly<Record<string, string>>;
  /** A value in words, where it is a code: 'BancoEstado' for '012'. @default the text itself */
  text?: (field: string, value: string) => string;
  /** Fields that hold pesos. @default none */
  amounts?: readonly string[];
  /** What was done without being a change, by action and field ('read.account_number'): told as what the line is. */
  deeds?: Readonly<Record<string, string>>;
  /** What a line is called whose changes say more than that it was edited: 'Rol cambiado'. @default what was done to the noun */
  title?: (line: HistoryLine) => string | undefined;
  /** Endings of what was done to it: 'creado' or 'creada'. @default masculine */
  isFeminine?: boolean;
}

const DONE: Readonly<Record<HistoryLine['action'], string>> = {
  create: 'cread',
  update: 'editad',
  delete: 'eliminad',
  restore: 'recuperad',
  read: 'vist',
};

/** Numbers that name something: nobody writes them with dots. */
const NAMING: readonly string[] = ['folio', 'year'];

/** A value in words; undefined where none is told. */
function valueText(field: string, value: HistoryLine['changes'][number]['from']): string | undefined {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (typeof value === 'number' && NAMING.includes(field)) return String(value);
  return value === undefined ? undefined : (value?.toLocaleString('es-CL') ?? '');
}

/** A field, and of which part of the thing: 'Loops grabados de Inspectora Malva'. */
const fieldText = (name: string, of: string | undefined) => (of === undefined ? name : `${name} de ${of}`);

/** A line of the history as it is shown. A field that nobody has named is told by its own name: better than not at all. */
export function historyEntry(line: HistoryLine, words: HistoryWords): HistoryEntry {
  const { id, at, actor, action, changes } = line;
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
    by: actor?.name ?? 'Una cuenta que ya no existe',
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
