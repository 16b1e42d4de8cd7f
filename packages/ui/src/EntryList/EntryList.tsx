import ArrowDown from '@lucide/icons/icons/arrow-down';
import ArrowUp from '@lucide/icons/icons/arrow-up';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Button } from '../Button/Button';
import { dirOf } from '../ground/direction/dirOf';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Actions, Content, Frame, Gap, Head, Nothing, Place, Row, Rows, Title } from './EntryList.styles';
import { type Entry, useMoving } from './useMoving';

export interface EntryListLabels {
  /** Name of the button that moves an entry one place up. @default 'Subir Puerto Mudo' */
  up?: (name: string) => string;
  /** Name of the button that moves an entry one place down. @default 'Bajar Puerto Mudo' */
  down?: (name: string) => string;
  /** Announced after an entry moved. Places count from 1. @default 'Puerto Mudo, lugar 2 de 6' */
  moved?: (name: string, place: number, count: number) => string;
}

export interface EntryListProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The list's h3, which also names the list. */
  title: ReactNode;
  /** At the right of the title: the button that adds an entry. */
  action?: ReactNode;
  items: readonly Entry[];
  /** Gets the ids in their new order after an entry moved. `items` has to follow. Without it the order is fixed. */
  onMove?: (ids: string[]) => void;
  /** The rows are steps: an ordered list with their numbers. @default false */
  isNumbered?: boolean;
  /** Shown when there are no rows. */
  empty?: ReactNode;
  labels?: EntryListLabels;
}

const LABELS = {
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Bajar ${name}`,
  moved: (name: string, place: number, count: number) => `${name}, lugar ${place} de ${count}`,
};

/**
 * A short list with actions for each entry. Buttons move an entry one place at a time, so that keyboard, touch and
 * pointer work the same. A moved entry keeps the focus, and its new place is announced.
 */
export function EntryList({
  title,
  action,
  items,
  onMove,
  isNumbered = false,
  empty,
  labels,
  ...section
}: EntryListProps) {
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
        <Rows ref={rows} role="list" as={isNumbered ? 'ol' : 'ul'}>
          {items.map(({ id: key, name, content = name, actions }, index) => (
            <Row key={key} data-entry={key}>
              {isNumbered && <Place>{index + 1}</Place>}
              <Content dir={dirOf(content)}>{content}</Content>
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
                        <Glyph of={ArrowUp} />
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
                        <Glyph of={ArrowDown} />
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
