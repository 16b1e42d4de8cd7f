import CircleAlert from '@lucide/icons/icons/circle-alert';
import Plus from '@lucide/icons/icons/plus';
import Trash2 from '@lucide/icons/icons/trash';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button';
import type { FieldLabels } from '../FieldShell/FieldShell';
import { hasError } from '../FieldShell/FieldShell';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Add, Fields, Index, Legend, Remove, Root, Row, RowsError, RowsHelp } from './FieldRows.styles';

export interface FieldRowsLabels extends FieldLabels {
  /** Name of a row. Rows count from 1. @default 'Fila 1' */
  row?: (place: number) => string;
  /** Name of the button that deletes a row. Rows count from 1. @default 'Eliminar fila 1' */
  remove?: (place: number) => string;
  /** The words of the button that adds a row. @default 'Agregar fila' */
  add?: string;
}

export interface FieldRowsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the list, always visible. */
  label: ReactNode;
  /** How many rows there are. */
  count: number;
  /**
   * Renders the fields of a row by its index, from 0. Do not use the row's identity: rows move up when one is deleted.
   */
  children: (index: number) => ReactNode;
  onAdd: () => void;
  /** Gets the index of the row to delete, counted from 0. */
  onRemove: (index: number) => void;
  /** Most rows allowed. At that number the button that adds is disabled. @default no limit */
  max?: number;
  /** A help text for the rows. It stays when there is an error. */
  help?: ReactNode;
  /** An error of the whole list. The errors of a row belong to its fields. */
  error?: ReactNode;
  /** Marks the list '(opcional)'. @default false */
  isOptional?: boolean;
  /** A person can neither add nor delete rows, for example while the form is being sent. @default false */
  isReadOnly?: boolean;
  labels?: FieldRowsLabels;
}

const LABELS = {
  optional: '(opcional)',
  row: (place: number) => `Fila ${place}`,
  remove: (place: number) => `Eliminar fila ${place}`,
  add: 'Agregar fila',
};

const controls = 'input:not([type="hidden"]), select, textarea, button';

/**
 * Rows of fields that a person can add and delete. A new row takes the focus. Deleting a row gives the focus to the
 * next row's button, or to the button that adds.
 */
export function FieldRows({
  label,
  count,
  children,
  onAdd,
  onRemove,
  max = Number.POSITIVE_INFINITY,
  help,
  error,
  isOptional = false,
  isReadOnly = false,
  labels,
  ref,
  ...root
}: FieldRowsProps) {
  const words = useLabels('FieldRows', LABELS, labels);
  const id = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const asked = useRef<'add' | number | null>(null);
  const before = useRef(count);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => rootRef.current);

  // Move the focus only when the rows have changed as asked: the page may refuse.
  useLayoutEffect(() => {
    const from = before.current;
    before.current = count;
    const what = asked.current;
    if (what === null || count === from) return;
    asked.current = null;
    const rows = rootRef.current?.querySelectorAll(':scope > [data-row]');
    if (what === 'add' && count > from) {
      rows?.[count - 1]?.querySelector<HTMLElement>(`[data-fields] :is(${controls})`)?.focus();
    } else if (what !== 'add' && count < from) {
      const next = rows?.[what]?.querySelector<HTMLElement>('[data-remove] button');
      (next ?? rootRef.current?.querySelector<HTMLElement>(':scope > [data-add] button'))?.focus();
    }
  }, [count]);

  const isFull = count >= max;
  const notes = [hasError(error) && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <Root
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={notes || undefined}
      data-invalid={hasError(error) || undefined}
      {...root}
      ref={rootRef}
    >
      <Legend id={`${id}-label`}>
        {label}
        {isOptional && ' '}
        {isOptional && <span>{words.optional}</span>}
      </Legend>
      {/* A row has only its place as a name, since the page holds its values. */}
      {Array.from({ length: count }, (_, index) => index + 1).map((place) => {
        const index = place - 1;
        return (
          <Row key={place} role="group" aria-label={words.row(place)} data-row="">
            <Index aria-hidden="true">{String(place).padStart(2, '0')}</Index>
            <Fields data-fields="">{children(index)}</Fields>
            <Remove data-remove="">
              <Button
                variant="icon"
                aria-label={words.remove(place)}
                onPress={() => {
                  if (isReadOnly) return;
                  asked.current = index;
                  onRemove(index);
                }}
              >
                <Glyph of={Trash2} />
              </Button>
            </Remove>
          </Row>
        );
      })}
      {hasError(error) && (
        <RowsError id={`${id}-error`} elementType="div">
          <Glyph of={CircleAlert} />
          <span>{error}</span>
        </RowsError>
      )}
      {help && (
        <RowsHelp id={`${id}-help`} elementType="div">
          {help}
        </RowsHelp>
      )}
      <Add data-add="">
        <Button
          variant="ghost"
          icon={<Glyph of={Plus} />}
          isDisabled={isFull}
          onPress={() => {
            if (isReadOnly) return;
            asked.current = 'add';
            onAdd();
          }}
        >
          {words.add}
        </Button>
      </Add>
    </Root>
  );
}
