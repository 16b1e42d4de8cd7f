import { Button } from '@doblaje/ui/Button';
import { Dialog, DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import { FileButton } from '@doblaje/ui/FileButton';
import { useEffect, useState } from 'react';
import { useDrafts } from '../../../edits/drafts';
import { isRefusal } from '../../../requests/failureText';
import { CAST_FILE, CSV_EXTENSIONS } from './castFile';
import { ImportStepBody } from './ImportStepBody';
import { changesNothing } from './importTexts';
import { useCastImport } from './useCastImport';

interface ImportDialogProps {
  isOpen: boolean;
  onClose: () => void;
  projectId: number;
}

/** 'Importar desde CSV': chapters and cast of a project (desk.md §5). The dialog does not close while the server writes. */
export function ImportDialog({ isOpen, onClose, projectId }: ImportDialogProps) {
  const drafts = useDrafts(CAST_FILE);
  const [isBusy, setBusy] = useState(false);
  function close() {
    drafts.forget(`${projectId}`);
    onClose();
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && close()}
      title="Importar desde CSV"
      description="Capítulos y elenco, de un archivo de tu planilla. Primero lo revisas; después se importa entero o nada."
      size="lg"
      isBusy={isBusy}
    >
      <ImportSteps projectId={projectId} onClose={close} onBusy={setBusy} />
    </Dialog>
  );
}

/** The dialog's content. It starts with fresh state each time the dialog opens. */
function ImportSteps({
  projectId,
  onClose,
  onBusy,
}: Pick<ImportDialogProps, 'projectId' | 'onClose'> & { onBusy: (isBusy: boolean) => void }) {
  const work = useCastImport(projectId);
  const { step } = work;
  const isImporting = step.at === 'importing';
  useEffect(() => {
    onBusy(isImporting);
    return () => onBusy(false);
  }, [isImporting, onBusy]);
  return (
    <>
      <DialogBody>
        <ImportStepBody {...work} />
      </DialogBody>
      <DialogActions>
        <ImportActions {...work} onClose={onClose} />
      </DialogActions>
    </>
  );
}

/** The buttons for the next step. */
function ImportActions({
  step,
  choose,
  importNow,
  cancelReading,
  cancelImport,
  onClose,
}: ReturnType<typeof useCastImport> & { onClose: () => void }) {
  const another = (text: string, variant: 'primary' | 'secondary') => (
    <FileButton variant={variant} accept={CSV_EXTENSIONS} onSelect={([file]) => choose(file)}>
      {text}
    </FileButton>
  );
  const close = (text: string, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button variant={variant} onPress={onClose}>
      {text}
    </Button>
  );
  switch (step.at) {
    case 'choosing':
      return close('Cancelar');
    case 'reading':
      return (
        <Button variant="secondary" onPress={cancelReading}>
          Cancelar
        </Button>
      );
    case 'importing':
      return (
        <Button variant="secondary" onPress={cancelImport}>
          Cancelar importación
        </Button>
      );
    case 'failed':
      return (
        <>
          {close('Cancelar')}
          {!isRefusal(step.error) && (
            <Button variant="primary" onPress={step.retry}>
              Reintentar
            </Button>
          )}
        </>
      );
    case 'done':
      return (
        <>
          {another('Importar otro archivo', 'secondary')}
          {close('Cerrar', 'primary')}
        </>
      );
    case 'read': {
      const { errorCount, counts } = step.preview;
      if (errorCount > 0)
        return (
          <>
            {close('Cancelar')}
            {another('Elegir archivo corregido', 'primary')}
          </>
        );
      return (
        <>
          {another('Elegir otro archivo', 'secondary')}
          {changesNothing(counts) ? (
            close('Cerrar', 'primary')
          ) : (
            <Button variant="primary" onPress={importNow}>
              Importar
            </Button>
          )}
        </>
      );
    }
  }
}
