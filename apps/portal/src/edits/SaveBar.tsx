import { FormBar } from '@doblaje/ui/FormBar';
import { SubmitButton } from '@doblaje/ui/form';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';

const subscription = { dirty: true };

/** The foot of a section's form: a note about unsaved changes, and 'Guardar cambios'. */
export function SaveBar({ children }: { children: ReactNode }) {
  const { dirty } = useFormState({ subscription });
  return (
    <FormBar isDirty={dirty}>
      {children}
      <SubmitButton pendingText="Guardando...">Guardar cambios</SubmitButton>
    </FormBar>
  );
}
