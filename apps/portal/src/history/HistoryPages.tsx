import { type HistoryLine, send } from '@doblaje/contract/client';
import { Button } from '@doblaje/ui/Button';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { HistoryList } from '@doblaje/ui/HistoryList';
import { Stack } from '@doblaje/ui/Stack';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal/portal';
import { useTask } from '../requests/useTask';
import { type HistoryWords, historyEntry } from './historyText';

/** Lines of a history. `next` is where the earlier lines begin; null if there are no earlier lines. */
interface Lines {
  items: readonly HistoryLine[];
  next: number | null;
}

export interface HistoryPagesProps {
  entity: HistoryLine['entity'];
  id: string;
  /** The first page, with the newest lines. */
  first: Lines;
  words: HistoryWords;
}

/** The history of an item, newest lines first. If there is a new line, it starts again at the first page, so that no line is missing. */
export function HistoryPages(props: HistoryPagesProps) {
  return <Pages key={`${props.id} ${props.first.items[0]?.id}`} {...props} />;
}

/** The lines loaded so far. 'Ver más' adds the next page. */
function Pages({ entity, id, first, words }: HistoryPagesProps) {
  const { history } = usePortal().client.catalogue;
  const { run, isRunning } = useTask();
  const [lines, setLines] = useState(first);
  const end = useRef<HTMLParagraphElement>(null);
  const hasMore = lines.next !== null;
  const isWhole = !hasMore && lines.items.length > first.items.length;

  useEffect(() => {
    // With the last page the focused button 'Ver más' disappears.
    if (isWhole) end.current?.focus();
  }, [isWhole]);

  async function more() {
    const query = { before: `${lines.next}` };
    const page = await send(history[':entity'][':id'].$get({ param: { entity, id }, query }));
    setLines({ items: [...lines.items, ...page.items], next: page.next });
  }

  if (lines.items.length === 0) {
    return (
      <EmptyState size="card" title="Aún no hay cambios">
        Cuando alguien cambie algo, aquí dirá quién, cuándo y qué.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <HistoryList aria-label="Cambios" items={lines.items.map((line) => historyEntry(line, words))} />
      {hasMore && (
        <div>
          <Button
            variant="secondary"
            isPending={isRunning}
            pendingText="Cargando..."
            onPress={() => void run(more, { failed: 'No pudimos cargar más cambios' })}
          >
            Ver más
          </Button>
        </div>
      )}
      {isWhole && (
        <p ref={end} tabIndex={-1}>
          No hay cambios anteriores.
        </p>
      )}
    </Stack>
  );
}
