import { type DataRequest, sendEdit } from '@doblaje/contract/client';
import { type BlockEndValues, validateBlockEnd } from '@doblaje/domain/privacy';
import { Button } from '@doblaje/ui/Button';
import { DrawerActions } from '@doblaje/ui/Drawer';
import { createForm } from '@doblaje/ui/form';
import { TextArea } from '@doblaje/ui/TextArea';
import { useState } from 'react';
import { useWaiting } from '../../../edits/drafts';
import { FormDialog } from '../../../edits/FormDialog';
import { usePortal } from '../../../portal/portal';
import { BLOCK_ENDED, requestMoves, requestTitle } from './requests';

const { Field } = createForm<BlockEndValues>();

const INITIAL: BlockEndValues = { reason: '' };

/** The button of a request whose block goes on: ends it, and tells the person why. */
export function EndBlock({ request }: { request: DataRequest }) {
  const [isOpen, setOpen] = useState(useWaiting(BLOCK_ENDED)?.base?.id === request.id);
  const end = usePortal().client.catalogue['data-requests'][':id']['block-end'];
  const param = { id: `${request.id}` };
  return (
    <>
      <DrawerActions>
        <Button onPress={() => setOpen(true)}>Terminar bloqueo</Button>
      </DrawerActions>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={`Terminar el bloqueo: ${requestTitle(request)}`}
        description="El estudio vuelve a usar los datos de la persona, y salen los correos que esperaban. Ella recibe el motivo por correo."
        drafts={BLOCK_ENDED}
        base={request}
        initialValues={INITIAL}
        validate={validateBlockEnd}
        onSubmit={({ reason = '' }) =>
          requestMoves.make(
            sendEdit(end.$post({ param, json: { updatedAt: request.updatedAt, reason } })),
            request,
          )
        }
        done={requestMoves.told('Bloqueo terminado')}
        submitText="Terminar bloqueo"
        pendingText="Terminando..."
      >
        <Field as={TextArea} name="reason" label="Por qué termina" autoFocus />
      </FormDialog>
    </>
  );
}
