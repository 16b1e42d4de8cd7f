import { type BoletaNoticePeriod, sendEdit } from '@doblaje/contract/client';
import { type BoletaNoticePeriod as Days, validateBoletaNoticePeriod } from '@doblaje/domain/notices';
import { Button } from '@doblaje/ui/Button';
import { DateField } from '@doblaje/ui/DateField';
import { EntryList } from '@doblaje/ui/EntryList';
import { createForm } from '@doblaje/ui/form';
import { Icon } from '@doblaje/ui/IconSet';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { EditDialog } from '../../../edits/EditDialog';
import { usePortal } from '../../../portal/portal';
import { NoticeHistory } from './CatalogueHistory';
import { NOTICE_DAYS, NOTICE_LABELS, noticeDaysText } from './catalogueEdits';

const { Field } = createForm<Days>();

/** The first and last day on which people see the boleta notice. Without days they always see it. */
export function BoletaNoticeDays({ period }: { period: BoletaNoticePeriod }) {
  const { catalogues } = usePortal().client.catalogue;
  const isTyped = useWaiting(NOTICE_DAYS.drafts) !== undefined;
  const [isOpen, setOpen] = useState(isTyped);
  return (
    <>
      <EntryList
        title="Aviso de boletas"
        items={[
          {
            id: 'days',
            name: 'Aviso de boletas',
            content: noticeDaysText(period),
            actions: (
              <Button
                variant="icon"
                size="sm"
                aria-label="Editar cuándo se muestra el aviso de boletas"
                onPress={() => setOpen(true)}
              >
                <Icon of={Pencil} />
              </Button>
            ),
          },
        ]}
      />
      <EditDialog<BoletaNoticePeriod, Days>
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Cuándo se muestra el aviso de boletas"
        edit={NOTICE_DAYS}
        id="boleta-notice"
        whole={period}
        validate={validateBoletaNoticePeriod}
        save={({ from = '', until = '' }, updatedAt) =>
          sendEdit(catalogues['boleta-notice'].$put({ json: { from, until, updatedAt } }))
        }
        done={(saved) => ({
          title: 'Cambios guardados',
          message: `Aviso de boletas: ${noticeDaysText(saved)}`,
        })}
        submitText="Guardar cambios"
      >
        <Field as={DateField} name="from" label={NOTICE_LABELS.from} isOptional autoFocus />
        <Field as={DateField} name="until" label={NOTICE_LABELS.until} isOptional />
        <NoticeHistory period={period} />
      </EditDialog>
    </>
  );
}
