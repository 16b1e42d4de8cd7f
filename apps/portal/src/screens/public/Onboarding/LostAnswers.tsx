import { FocusedMessage } from '../../../shell/FocusedMessage';
import type { StoppedSending } from './answers/answers';

const WORDS: Readonly<Record<StoppedSending, string>> = {
  none: 'Al cerrarla borramos de esta pestaña las respuestas y los archivos de tu postulación.',
  sending:
    'El envío se detuvo y tu postulación no quedó enviada. También borramos de esta pestaña tus respuestas y archivos: para enviarla, inicia sesión y respóndela de nuevo.',
  submitting:
    'El envío estaba por terminar: si tu postulación alcanzó a llegar, te enviamos un correo y la verás en Principal. Tus respuestas y archivos los borramos de esta pestaña.',
};

/** Says which data a log-out in another tab removed. */
export function LostAnswers({ stopped }: { stopped: StoppedSending }) {
  return (
    <FocusedMessage type="warning" title="Cerraste sesión en otra pestaña">
      {WORDS[stopped]}
    </FocusedMessage>
  );
}
