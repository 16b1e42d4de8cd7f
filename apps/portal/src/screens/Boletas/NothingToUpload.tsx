import { Button } from '@doblaje/ui/Button';
import { DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import type { ReactNode } from 'react';

interface NothingToUploadProps {
  /** What waits is known: nothing, then. */
  isKnown: boolean;
  /** One boleta was asked for, by a link. */
  isOne: boolean;
  onClose: () => void;
  /** While nothing is known: that it comes, or did not. */
  children: ReactNode;
}

/** In the place of the form where there is nothing to upload, or not yet. */
export function NothingToUpload({ isKnown, isOne, onClose, children }: NothingToUploadProps) {
  return (
    <>
      <DialogBody>
        {isKnown ? (
          <p>
            {isOne
              ? 'Esta boleta ya no está por subir: la enviaste antes, o el estudio ya la revisó. Su estado está en Documentos.'
              : 'No tienes boletas por subir. Cuando el estudio dé por terminada una orden con monto, te llegará un correo.'}
          </p>
        ) : (
          children
        )}
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onPress={onClose}>
          Entendido
        </Button>
      </DialogActions>
    </>
  );
}
