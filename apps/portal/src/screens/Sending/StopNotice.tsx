import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useEffect, useRef } from 'react';
import { stepOfField } from './applicationAnswers';
import { StepLinks } from './StepLinks';
import type { Stop } from './sendingState';

const KEPT = 'Tus respuestas y archivos siguen aquí.';

/** Takes the focus of the button that cancelled, which is gone. */
function Cancelled() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <MessagePanel ref={panel} tabIndex={-1} title="Cancelaste el envío">
      {KEPT} Presiona Continuar para seguir donde quedó.
    </MessagePanel>
  );
}

/** Why the sending stopped, and what to do. An ended session has words of its own, beside the way to another. */
export function StopNotice({ stop }: { stop: Exclude<Stop, { kind: 'session' }> }) {
  switch (stop.kind) {
    case 'cancelled':
      return <Cancelled />;
    case 'files':
      return (
        <MessagePanel type="warning" title="Faltan archivos por enviar">
          Reintenta los que fallaron, o quítalos y presiona Continuar.
        </MessagePanel>
      );
    case 'offline':
      return (
        <MessagePanel type="error" title="Se interrumpió el envío">
          {stop.message} {KEPT}
        </MessagePanel>
      );
    case 'refused':
      return (
        <MessagePanel type="error" title="No pudimos enviar tu postulación">
          {stop.message}
        </MessagePanel>
      );
    case 'fields': {
      const faults = stop.errors.map(({ field, message }) => ({ step: stepOfField(field), message }));
      return (
        <MessagePanel type="error" title="Revisa estos datos antes de enviar">
          <StepLinks to={faults.flatMap(({ step, message }) => (step === null ? [] : [{ step, message }]))} />
          {faults.filter(({ step }) => step === null).map(({ message }) => message)}
        </MessagePanel>
      );
    }
  }
}
