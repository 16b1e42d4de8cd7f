import { Button } from '@doblaje/ui/Button';
import { DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import type { ReactNode } from 'react';

interface NothingToUploadProps {
  /** The waiting boletas have loaded: there are none, or not the one in the address. */
  isKnown: boolean;
  /** The address names a certain boleta. */
  isOne: boolean;
  onClose: () => void;
  /** Shown while the list loads, or after it failed to load. */
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
