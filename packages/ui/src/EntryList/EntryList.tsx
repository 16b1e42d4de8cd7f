import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { iconProps } from '../icon/iconProps';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Actions, Content, Frame, Gap, Head, Nothing, Row, Rows, Title } from './EntryList.styles';
import { type Entry, useMoving } from './useMoving';

export interface EntryListLabels {
  /** Name of the button that moves an entry one place up. @default 'Subir Puerto Mudo' */
  up?: (name: string) => string;
  /** The same one place down. @default 'Bajar Puerto Mudo' */
  down?: (name: string) => string;
  /** Said once it has moved; places are from 1. @default 'Puerto Mudo, lugar 2 de 6' */
  moved?: (name: string, place: number, count: number) => string;
}

export interface EntryListProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The list's h3, which names it too. */
  title: ReactNode;
  /** At the right of the title: the button that adds one. */
  action?: ReactNode;
  items: readonly Entry[];
  /** One was moved: the ids in their new order, which `items` has to follow. Without it the order is fixed. */
  onMove?: (ids: string[]) => void;
  /** In place of rows, where there are none. */
  empty?: ReactNode;
  labels?: EntryListLabels;
}

const LABELS = {
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  moved: (name: string, place: number, count: number) => `${name}, lugar ${place} de ${count}`,
};

/**
 * A short list that one keeps: entries with what can be done to each, in an order that buttons change one place at a time, so
 * that keyboard, touch and pointer do the same. A moved entry keeps the focus, and its new place is said.
 */
export function EntryList({ title, action, items, onMove, empty, labels, ...section }: EntryListProps) {
  const id = useId();
  const words = useLabels('EntryList', LABELS, labels);
  const { rows, said, move } = useMoving(items, onMove, words.moved);
  const canMove = onMove !== undefined && items.length > 1;
  return (
    <Frame aria-labelledby={section['aria-label'] === undefined ? id : undefined} {...section}>
      <Head>
        <Title id={id}>{title}</Title>
        {action}
      </Head>
      {items.length === 0 && empty !== undefined && <Nothing>{empty}</Nothing>}
      {items.length > 0 && (
        <Rows ref={rows} role="list">
          {items.map(({ id: key, name, content = name, actions }, index) => (
            <Row key={key} data-entry={key}>
              <Content>{content}</Content>
              <Actions>
                {canMove && (
                  <>
                    {index > 0 ? (
                      <Button
                        variant="icon"
                        size="sm"
                        data-move="up"
                        aria-label={words.up(name)}
                        onPress={() => move(index, -1)}
                      >
                        <ArrowUp {...iconProps} />
                      </Button>
                    ) : (
                      <Gap />
                    )}
                    {index < items.length - 1 ? (
                      <Button
                        variant="icon"
                        size="sm"
                        data-move="down"
                        aria-label={words.down(name)}
                        onPress={() => move(index, 1)}
                      >
                        <ArrowDown {...iconProps} />
                      </Button>
                    ) : (
                      <Gap />
                    )}
                  </>
                )}
                {actions}
              </Actions>
            </Row>
          ))}
        </Rows>
      )}
      {onMove && (
        <VisuallyHidden role="status" aria-live="polite">
          {said}
        </VisuallyHidden>
      )}
    </Frame>
  );
}
