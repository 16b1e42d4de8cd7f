import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { FocusedMessage } from '../../../../shell/FocusedMessage';
import { stepOfField } from './applicationAnswers';
import { StepLinks } from './StepLinks';
import type { Stop } from './sendingState';

const KEPT = 'Tus respuestas y archivos siguen aquí.';

/** Says why the sending stopped and what to do. An ended session is not among these: SessionNeeded tells about it. */
export function StopNotice({ stop }: { stop: Exclude<Stop, { kind: 'session' }> }) {
  switch (stop.kind) {
    case 'cancelled':
      return (
        <FocusedMessage title="Cancelaste el envío">
          {KEPT} Presiona Enviar postulación para seguir donde quedó.
        </FocusedMessage>
      );
    case 'files':
      return (
        <MessagePanel type="warning" title="Faltan archivos por enviar">
          Reintenta los que fallaron, o quítalos y presiona Enviar postulación.
        </MessagePanel>
      );
    case 'offline':
      return (
        <FocusedMessage type="error" title="Se interrumpió el envío">
          {stop.message} {KEPT}
        </FocusedMessage>
      );
    case 'refused':
      return (
        <FocusedMessage type="error" title="No pudimos enviar tu postulación">
          {stop.message}
        </FocusedMessage>
      );
    case 'fields': {
      const faults = stop.errors.map(({ field, message }) => ({ step: stepOfField(field), message }));
      return (
        <FocusedMessage type="error" title="Revisa estos datos antes de enviar">
          <StepLinks to={faults.flatMap(({ step, message }) => (step === null ? [] : [{ step, message }]))} />
          {faults.filter(({ step }) => step === null).map(({ message }) => message)}
        </FocusedMessage>
      );
    }
  }
}
