import type { Description } from '@doblaje/ui/DescriptionList';
import { TextButton } from '@doblaje/ui/TextButton';
import type { ReactNode } from 'react';
import { midSentence } from '../../../formats/midSentence';
import { fieldText, SHEET_LABELS, type SheetField } from './sheet';

/**
 * A row of the sheet. Without a value it offers to add one.
 * @param onAdd called when the person wants to add this field
 * @param shown how to show a value. @default its text
 */
export function fieldRow<Field extends SheetField>(
  field: Field,
  value: string,
  onAdd: (field: Field) => void,
  shown: ReactNode = fieldText(field, value),
): Description {
  const term = SHEET_LABELS[field];
  if (value !== '') return { term, value: shown };
  const name = midSentence(term);
  return {
    term,
    value: (
      <TextButton aria-label={`Agregar ${name}`} onPress={() => onAdd(field)}>
        Agregar
      </TextButton>
    ),
  };
}
