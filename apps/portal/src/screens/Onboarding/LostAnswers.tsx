import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useEffect, useRef } from 'react';
import type { StoppedSending } from './answers';

const WORDS: Readonly<Record<StoppedSending, string>> = {
  none: 'Al cerrarla borramos de esta pestaña las respuestas y los archivos de tu postulación.',
  sending:
    'El envío se detuvo y tu postulación no quedó enviada. También borramos de esta pestaña tus respuestas y archivos: para enviarla, inicia sesión y respóndela de nuevo.',
  submitting:
    'El envío estaba por terminar: si tu postulación alcanzó a llegar, te enviamos un correo y la verás en Principal. Tus respuestas y archivos los borramos de esta pestaña.',
};

/** Says what a log-out of another tab took along. Takes the focus: what had it is gone. */
export function LostAnswers({ stopped }: { stopped: StoppedSending }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <MessagePanel ref={panel} tabIndex={-1} type="warning" title="Cerraste sesión en otra pestaña">
      {WORDS[stopped]}
    </MessagePanel>
  );
}
