import { Button } from '@doblaje/ui/Button';
import { Stack } from '@doblaje/ui/Stack';
import { StateTile } from '@doblaje/ui/StateTile';
import { FocusedMessage } from '../../../shell/FocusedMessage';
import { changesText } from './SheetChanges';
import type { UploadStep } from './useSheetUpload';

/** What became of a chosen file: being read, refused with its faults, kept, or too late. */
export function UploadNews({ step }: { step: UploadStep }) {
  switch (step.at) {
    case 'idle':
      return null;
    case 'sending':
      return (
        <Stack gap="close">
          <StateTile state="busy" />
          <FocusedMessage title={`Leyendo ${step.name}...`}>
            Se guarda entera o nada; puede tardar unos segundos.
          </FocusedMessage>
        </Stack>
      );
    case 'stale':
      return (
        <FocusedMessage type="warning" title="No se guardó tu planilla">
          {step.message} Si la tuya es más nueva, súbela otra vez.
        </FocusedMessage>
      );
    case 'known':
      return (
        <FocusedMessage title="Esta planilla ya estaba subida">
          {step.name} es la misma que ves: nada cambió.
        </FocusedMessage>
      );
    case 'done':
      return (
        <FocusedMessage type="success" title="Planilla guardada">
          {step.name} ya está comparada con las boletas.
          {step.changes !== null &&
            ` Desde la anterior: ${changesText(step.changes)}. El detalle está bajo los grupos.`}
        </FocusedMessage>
      );
    case 'refused': {
      const { name, message, faults, retry } = step;
      const [only] = faults.length === 1 ? faults : [];
      return (
        <FocusedMessage
          key={`${name} ${message}`}
          type="error"
          title={`No se guardó ${name}`}
          {...(retry && {
            action: (
              <Button variant="secondary" size="sm" onPress={retry}>
                Reintentar
              </Button>
            ),
          })}
        >
          {only ?? message}
          {faults.length > 1 && (
            <ul>
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </FocusedMessage>
      );
    }
  }
}
