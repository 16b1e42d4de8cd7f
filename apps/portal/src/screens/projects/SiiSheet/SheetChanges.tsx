import type { SiiMatch } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { momentText } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { EntryList } from '@doblaje/ui/EntryList';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useState } from 'react';
import { named } from '../../../formats/named';

type Changes = NonNullable<SiiMatch['changes']>;
type Change = Changes['lines'][number];

const WORDS: Readonly<Record<Change['change'], string>> = {
  added: 'Nueva',
  changed: 'Cambió',
  gone: 'Ya no está',
};

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${countText(count)} ${count === 1 ? one : many}`];

/** '1 cambió, 2 son nuevas'; 'nada cambió'. */
export const changesText = ({ added, changed, gone }: Changes) =>
  [
    ...counted(changed, 'cambió', 'cambiaron'),
    ...counted(added, 'es nueva', 'son nuevas'),
    ...counted(gone, 'ya no está', 'ya no están'),
  ].join(', ') || 'nada cambió';

/** 'ANTONIA PEREZ (12.345.678-5)'; without a name the RUT alone. */
const issuerText = (...issuer: Parameters<typeof named>) => {
  const { name, rut } = named(...issuer);
  return rut === '' ? name : `${name} (${rut})`;
};

const entryOf = ({ change, folio, rut, name, told }: Change) => ({
  id: `${change} ${rut} ${folio}`,
  name: `Folio ${folio}`,
  content: (
    <>
      <strong>
        {WORDS[change]}: N.º {folio}
      </strong>{' '}
      de {issuerText(name, rut)}
      {told.length > 0 && `. ${told.join('. ')}`}
    </>
  ),
});

/** What the newest sheet of a month says that the one before did not: counted, and the lines where they are asked for. */
export function SheetChanges({ changes }: { changes: Changes }) {
  const [isOpen, setOpen] = useState(false);
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
        title={`Qué cambió desde ${before}: ${changesText(changes)}`}
        action={
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={isOpen}
            aria-label={isOpen ? 'Ocultar los cambios' : 'Ver los cambios'}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Ocultar' : 'Ver'}
          </Button>
        }
        items={isOpen ? lines.map(entryOf) : []}
      />
      {isOpen && hidden > 0 && <p>Y {countText(hidden)} más.</p>}
    </>
  );
}
