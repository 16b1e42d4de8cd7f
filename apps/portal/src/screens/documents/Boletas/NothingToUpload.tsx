import { Button } from '@doblaje/ui/Button';
import { DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import type { ReactNode } from 'react';

interface NothingToUploadProps {
  /** The waiting boletas are known: there are none. */
  isKnown: boolean;
  /** A link asked for one certain boleta. */
  isOne: boolean;
  onClose: () => void;
  /** Shown while nothing is known: the list is loading, or it failed. */
  children: ReactNode;
}

/** Stands in place of the form if there is nothing to upload, or nothing yet. */
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
