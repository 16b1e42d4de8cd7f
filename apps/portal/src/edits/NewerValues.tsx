import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';
import { TextButton } from '@doblaje/ui/TextButton';
import { useForm, useFormState } from 'react-final-form';
import type { Edit } from './defineEdit';

const subscription = { values: true };

/**
 * After a save that another one overtook: what is stored now, field by field, and a way to take it over where something else
 * was typed.
 * @param fields those that somebody else wrote
 * @param whole with the stored ones
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
    // All of it is what is stored: nothing is left of the save that failed, nor of what was pressed.
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
