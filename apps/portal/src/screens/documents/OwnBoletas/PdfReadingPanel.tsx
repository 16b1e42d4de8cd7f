import type { Boleta } from '@doblaje/contract/client';
import type { BoletaUploadValues } from '@doblaje/domain/forms/boletaUpload';
import { Button } from '@doblaje/ui/Button';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import {
  differencesOf,
  isOverridable,
  type PdfReading,
  READ_FIELDS,
  readValue,
  unreadIn,
} from './pdfReading';

const subscription = { values: true };

interface PanelProps {
  reading: PdfReading;
  /** The boleta of the chosen order. */
  boleta: Boleta | undefined;
}

function Said({ reading, boleta, onUse }: PanelProps & { onUse: () => void }) {
  const { values } = useFormState<BoletaUploadValues>({ subscription });
  switch (reading.kind) {
    case 'none':
      return null;
    case 'reading':
      return <p>Leyendo el PDF...</p>;
    case 'unread':
      return (
        <MessagePanel role="none" title="No pudimos leer el PDF">
          Escribe los datos de tu boleta y envíala así.
        </MessagePanel>
      );
    case 'other':
      return (
        <MessagePanel role="none" title={reading.message}>
          Puede ser un escaneo, una foto guardada como PDF u otro documento. Si tienes el PDF del SII, elige
          ese. Si no, escribe los datos y envíala así: el estudio la revisará.
        </MessagePanel>
      );
  }
  const [differences, unread] = [differencesOf(reading, values, boleta), unreadIn(reading)];
  if (differences.length === 0)
    return (
      <MessagePanel role="none" type="success" title="Leímos tu boleta del PDF">
        {unread.length === 0 ? 'Revisa los datos y envíala.' : `${unread.join(' ')} Escribe lo que falta.`}
      </MessagePanel>
    );
  return (
    <MessagePanel
      role="none"
      type="warning"
      title="Revisa estas diferencias antes de enviar"
      action={
        isOverridable(reading, values) && (
          <Button variant="secondary" size="sm" onPress={onUse}>
            Usar los datos del PDF
          </Button>
        )
      }
    >
      {[...differences, ...unread].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Si está bien así, puedes enviarla, y el estudio la revisará.</p>
    </MessagePanel>
  );
}

/** What the PDF says beside what is to be sent. It is announced, and stands in the page from the start so that it can be. */
export function PdfReadingPanel({ reading, boleta }: PanelProps) {
  const form = useForm<BoletaUploadValues>();
  const region = useRef<HTMLDivElement>(null);
  function use() {
    form.batch(() => {
      for (const field of READ_FIELDS) {
        const read = readValue(reading, field);
        if (read !== null) form.change(field, read);
      }
    });
    // The pressed button goes.
    region.current?.focus();
  }
  return (
    <div ref={region} role="status" tabIndex={-1} aria-label="Lo que dice el PDF">
      <Said reading={reading} boleta={boleta} onUse={use} />
    </div>
  );
}
