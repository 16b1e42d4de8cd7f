import type { Description } from '@doblaje/ui/DescriptionList';
import { TextButton } from '@doblaje/ui/TextButton';
import type { ReactNode } from 'react';
import { within } from '../../formats/within';
import { fieldText, LABELS, type SheetField } from './sheet';

/**
 * A row of the sheet to read; without a value it offers to write one.
 * @param onAdd the person wants to write this field
 * @param shown how a value that is there looks. @default its words
 */
export function fieldRow<Field extends SheetField>(
  field: Field,
  value: string,
  onAdd: (field: Field) => void,
  shown: ReactNode = fieldText(field, value),
): Description {
  const term = LABELS[field];
  if (value !== '') return { term, value: shown };
  const name = within(term);
  return {
    term,
    value: (
      <TextButton aria-label={`Agregar ${name}`} onPress={() => onAdd(field)}>
        Agregar
      </TextButton>
    ),
  };
}
