import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';
import { TextButton } from '@doblaje/ui/TextButton';
import { useForm, useFormState } from 'react-final-form';
import type { Edit } from './defineEdit';

const subscription = { values: true };

/**
 * Shown after a save that came too late. It lists the stored values field by field, and lets the person take them over where they
 * typed something else.
 * @param fields the fields that somebody else changed
 * @param whole the item with the stored values
 */
export function NewerValues<Whole, Values extends object>({
  edit,
  fields,
  whole,
}: {
  edit: Edit<Whole, Values>;
  fields: readonly (keyof Values & string)[];
  whole: Whole;
}) {
  const values = edit.valuesOf(whole);
  const { labels, text } = edit;
  const form = useForm<Values>();
  const { values: typed } = useFormState<Values>({ subscription });
  const contested = fields.filter((field) => (typed[field] ?? '') !== (values[field] ?? ''));
  function take(names: readonly (keyof Values & string)[], pressed: Element) {
    form.batch(() => {
      for (const name of names) form.change(name, values[name]);
    });
    if (form.getState().dirty) return;
    // The form now equals the stored values. The failed save's message and the pressed button disappear, so the focus needs a new
    // place.
    pressed.closest('form')?.querySelector<HTMLElement>('input:not([type="hidden"]), textarea')?.focus();
    form.reset();
  }
  return (
    <Stack gap="close">
      <p>Lo que escribiste sigue en el formulario. Esto es lo que hay guardado ahora:</p>
      <DescriptionList
        items={fields.map((field) => ({
          term: labels[field],
          value: (
            <>
              {text(field, values[field], whole)}
              {contested.length > 1 && contested.includes(field) && (
                <>
                  {' '}
                  <TextButton
                    aria-label={`Usar lo guardado en ${labels[field]}`}
                    onPress={({ target }) => take([field], target)}
                  >
                    Usar
                  </TextButton>
                </>
              )}
            </>
          ),
        }))}
      />
      <div>
        <Button variant="secondary" size="sm" onPress={({ target }) => take(fields, target)}>
          Usar lo guardado
        </Button>
      </div>
    </Stack>
  );
}
