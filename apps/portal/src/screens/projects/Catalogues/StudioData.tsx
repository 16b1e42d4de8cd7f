import { type StudioSettings, sendEdit } from '@doblaje/contract/client';
import { normalizeRut } from '@doblaje/domain/rut';
import { F29_DUE_DAYS } from '@doblaje/domain/siiStates';
import { type StudioValues, validateStudio } from '@doblaje/domain/studio';
import { Button } from '@doblaje/ui/Button';
import { EntryList } from '@doblaje/ui/EntryList';
import { createForm } from '@doblaje/ui/form';
import { Icon } from '@doblaje/ui/IconSet';
import { MonoFields } from '@doblaje/ui/Mono';
import { Select } from '@doblaje/ui/Select';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-final-form';
import { useWaiting } from '../../../edits/drafts';
import { EditDialog } from '../../../edits/EditDialog';
import { usePortal } from '../../../portal/portal';
import { StudioHistory } from './CatalogueHistory';
import { STUDIO, STUDIO_LABELS } from './studioEdits';

const { Field, TextFormField } = createForm<StudioValues>();

const DUE_DAYS = F29_DUE_DAYS.map((day) => ({ value: `${day}`, label: `${day} del mes siguiente` }));

/** On leaving the field it is formatted as 76.007.075-0. */
function StudioRutField() {
  const form = useForm<StudioValues>();
  return (
    <MonoFields>
      <TextFormField
        name="rut"
        label={STUDIO_LABELS.rut}
        help="Con dígito verificador. Con él se comprueban las boletas y se hacen los archivos del banco."
        autoComplete="off"
        isOptional
        onBlur={() => form.change('rut', normalizeRut(form.getState().values.rut))}
      />
    </MonoFields>
  );
}

/** Who the studio is for the SII and for banks. */
export function StudioData({ studio }: { studio: StudioSettings }) {
  const { catalogues } = usePortal().client.catalogue;
  const isTyped = useWaiting(STUDIO.drafts) !== undefined;
  const [isOpen, setOpen] = useState(isTyped);
  const { name, rut, f29DueDay } = studio;
  const lines = {
    name: name || 'Falta la razón social',
    rut: rut ? `RUT ${rut}` : 'Falta el RUT: sin él no se comprueban las boletas',
    due: `El F29 vence el ${f29DueDay} del mes siguiente`,
  };
  return (
    <>
      <EntryList
        title="Datos del estudio"
        action={
          <Button
            variant="icon"
            size="sm"
            aria-label="Editar los datos del estudio"
            onPress={() => setOpen(true)}
          >
            <Icon of={Pencil} />
          </Button>
        }
        items={Object.entries(lines).map(([id, line]) => ({ id, name: line }))}
      />
      <EditDialog<StudioSettings, StudioValues>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Datos del estudio"
        edit={STUDIO}
        id="studio"
        whole={studio}
        validate={validateStudio}
        save={({ name = '', rut = '', f29DueDay = 0 }, updatedAt) =>
          sendEdit(catalogues.studio.$put({ json: { name, rut, f29DueDay, updatedAt } }))
        }
        done={(saved) => ({ title: 'Cambios guardados', message: saved.name })}
        submitText="Guardar cambios"
      >
        <TextFormField name="name" label={STUDIO_LABELS.name} autoComplete="organization" autoFocus />
        <StudioRutField />
        <Field
          as={Select}
          name="f29DueDay"
          label={STUDIO_LABELS.f29DueDay}
          help="El 20 es para quien emite sus facturas en forma electrónica."
          options={DUE_DAYS}
          format={(day) => (day === undefined ? '' : `${day}`)}
          parse={Number}
        />
        <StudioHistory studio={studio} />
      </EditDialog>
    </>
  );
}
