import { MessagePanel, type MessagePanelProps } from '@doblaje/ui/MessagePanel';
import { useEffect, useRef } from 'react';
import { stepOfField } from './applicationAnswers';
import { StepLinks } from './StepLinks';
import type { Stop } from './sendingState';

const KEPT = 'Tus respuestas y archivos siguen aquí.';

/** Takes the focus: what had it (cancelling, the pending button) is gone, or far from the message. */
function Stopped(props: Pick<MessagePanelProps, 'type' | 'title' | 'children'>) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return <MessagePanel ref={panel} tabIndex={-1} {...props} />;
}

/** Why the sending stopped, and what to do. An ended session has words of its own, beside the way to another. */
export function StopNotice({ stop }: { stop: Exclude<Stop, { kind: 'session' }> }) {
  switch (stop.kind) {
    case 'cancelled':
      return (
        <Stopped title="Cancelaste el envío">
          {KEPT} Presiona Enviar postulación para seguir donde quedó.
        </Stopped>
      );
    case 'files':
      return (
        <MessagePanel type="warning" title="Faltan archivos por enviar">
          Reintenta los que fallaron, o quítalos y presiona Enviar postulación.
        </MessagePanel>
      );
    case 'offline':
      return (
        <Stopped type="error" title="Se interrumpió el envío">
          {stop.message} {KEPT}
        </Stopped>
      );
    case 'refused':
      return (
        <Stopped type="error" title="No pudimos enviar tu postulación">
          {stop.message}
        </Stopped>
      );
    case 'fields': {
      const faults = stop.errors.map(({ field, message }) => ({ step: stepOfField(field), message }));
      return (
        <Stopped type="error" title="Revisa estos datos antes de enviar">
          <StepLinks to={faults.flatMap(({ step, message }) => (step === null ? [] : [{ step, message }]))} />
          {faults.filter(({ step }) => step === null).map(({ message }) => message)}
        </Stopped>
      );
    }
  }
}
