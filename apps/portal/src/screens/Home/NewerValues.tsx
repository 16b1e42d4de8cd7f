import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';
import { useForm } from 'react-final-form';
import { FIELDS, fieldText, LABELS, type SectionName, type SectionRead, type SheetField } from './sheet';

/** The fields that somebody else wrote since a section was read. */
export function newerFields<Section extends SectionName>(
  section: Section,
  before: SectionRead<Section>,
  now: SectionRead<Section>,
): readonly string[] {
  return FIELDS[section].filter((field) => (before[field] ?? '') !== (now[field] ?? ''));
}

/**
 * After a save that another one overtook: what the sheet says now, and a way to take it over where something else was typed.
 * @param read the section as it is now
 */
export function NewerValues<Section extends SectionName>({
  section,
  fields,
  read,
}: {
  section: Section;
  fields: readonly string[];
  read: SectionRead<Section>;
}) {
  const form = useForm();
  const changed = FIELDS[section].filter((field) => fields.includes(field));
  return (
    <Stack gap="close">
      <p>Lo que escribiste sigue en el formulario. Esto es lo que hay guardado ahora:</p>
      <DescriptionList
        items={changed.map((field) => ({
          term: LABELS[field as SheetField],
          value: fieldText(field as SheetField, read[field]),
        }))}
      />
      <div>
        <Button
          variant="secondary"
          size="sm"
          onPress={() =>
            form.batch(() => {
              for (const field of changed) form.change(field, read[field]);
            })
          }
        >
          Usar lo guardado
        </Button>
      </div>
    </Stack>
  );
}
