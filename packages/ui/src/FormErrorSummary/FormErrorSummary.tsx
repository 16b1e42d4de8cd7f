import OctagonAlert from '@lucide/icons/icons/octagon-alert';
import type { CSSProperties, MouseEvent, ReactNode, Ref } from 'react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Tile } from '../ground/tile/Tile.styles';
import { TileAction, TileBlock, TileBody, TileTitle } from '../ground/tile/TileBlock.styles';
import { Errors } from './FormErrorSummary.styles';
import { focusField } from './focusField';

/** One line of the summary. */
export interface FormError {
  /**
   * `id` of the input with the error. The line becomes a link that focuses the input. Without it the line is plain
   * text.
   */
  fieldId?: string;
  /** The whole line. Include the field's name when the message alone does not say which field it is. */
  message: string;
}

export interface FormErrorSummaryProps {
  /** The first line. @default 'Revisa los campos antes de continuar', in singular for one error */
  title?: string;
  /** The errors, in the order of the fields. A new array takes the focus again. */
  errors: readonly FormError[];
  /** Whether it takes the focus when it appears and when `errors` is a new list. @default true */
  takesFocus?: boolean;
  /** Shows the errors that remain of an earlier failure: it neither takes the focus nor interrupts. @default false */
  isUpdate?: boolean;
  /** Whether there is a failure to show. @default true with errors or children, else false */
  isShown?: boolean;
  /** More content under the list, for example a button to act on the error. */
  children?: ReactNode;
  className?: string;
  style?: CSSProperties;
  id?: string;
  /** Ref to the block, which can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

const LABELS = {
  title: (count: number) => `Revisa ${count > 1 ? 'los campos' : 'un campo'} antes de continuar`,
};

/** The errors of a form, above the form, after a failed submit. */
export function FormErrorSummary({
  errors,
  title,
  takesFocus = true,
  isUpdate = false,
  children,
  isShown = errors.length > 0 || Boolean(children),
  ref,
  ...block
}: FormErrorSummaryProps) {
  const words = useLabels('FormErrorSummary', LABELS);
  const blockRef = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => blockRef.current);

  // The list that the person already knows. Another one is a new failure to announce.
  const known = useRef<readonly FormError[] | null>(null);
  useEffect(() => {
    const isNew = known.current !== errors;
    known.current = isShown && (takesFocus || isUpdate) ? errors : null;
    if (isNew && isShown && takesFocus && !isUpdate) blockRef.current?.focus();
  }, [errors, takesFocus, isShown, isUpdate]);

  if (!isShown) return null;

  const follow = (event: MouseEvent, fieldId: string) => {
    if (focusField(fieldId)) event.preventDefault();
  };

  return (
    <TileBlock
      {...block}
      ref={blockRef}
      role="alert"
      aria-live={isUpdate ? 'off' : undefined}
      tabIndex={-1}
      $type="error"
    >
      <Tile $type="error">
        <Glyph of={OctagonAlert} />
      </Tile>
      <TileBody>
        <TileTitle>{title ?? words.title(errors.length)}</TileTitle>
        {errors.length > 0 && (
          <Errors>
            {errors.map(({ fieldId, message }) => (
              <li key={`${fieldId ?? ''} ${message}`}>
                {fieldId ? (
                  <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                    {message}
                  </a>
                ) : (
                  message
                )}
              </li>
            ))}
          </Errors>
        )}
        {children && <TileAction>{children}</TileAction>}
      </TileBody>
    </TileBlock>
  );
}
