import type { SiiMatch } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { momentText } from '@doblaje/domain/days';
import { EntryList } from '@doblaje/ui/EntryList';
import { MessagePanel } from '@doblaje/ui/MessagePanel';

type Changes = NonNullable<SiiMatch['changes']>;
type Change = Changes['lines'][number];

const WORDS: Readonly<Record<Change['change'], string>> = {
  added: 'Nueva',
  changed: 'Cambió',
  gone: 'Ya no está',
};

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${countText(count)} ${count === 1 ? one : many}`];

/** '1 cambió, 2 son nuevas'. */
const sumOf = ({ added, changed, gone }: Changes) =>
  [
    ...counted(changed, 'cambió', 'cambiaron'),
    ...counted(added, 'es nueva', 'son nuevas'),
    ...counted(gone, 'ya no está', 'ya no están'),
  ].join(', ');

/** What the newest sheet of a month says that the one before did not. */
export function SheetChanges({ changes }: { changes: Changes }) {
  const { since, lines, added, changed, gone } = changes;
  const before = `la planilla del ${momentText(since)}`;
  if (lines.length === 0)
    return (
      <MessagePanel role="note" title="Nada cambió">
        Dice lo mismo que {before}.
      </MessagePanel>
    );
  const hidden = added + changed + gone - lines.length;
  return (
    <>
      <EntryList
        title={`Qué cambió desde ${before}: ${sumOf(changes)}`}
        items={lines.map(({ change, folio, rut, name, told }) => ({
          id: `${change} ${rut} ${folio}`,
          name: `Folio ${folio}`,
          content: (
            <>
              <strong>
                {WORDS[change]}: N.º {countText(folio)}
              </strong>{' '}
              de {name || rut} ({rut}){told.length > 0 && `. ${told.join('. ')}`}
            </>
          ),
        }))}
      />
      {hidden > 0 && <p>Y {countText(hidden)} más.</p>}
    </>
  );
}
