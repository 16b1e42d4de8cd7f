import type { Boleta, SentBoletaPdf } from '@doblaje/contract/client';
import { unreadParties, unsureIssuer } from '@doblaje/domain/boletaPdf';
import { Button } from '@doblaje/ui/Button';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { sentence } from '../../../formats/sentence';
import { paidOrders, partErrors, partsFor, type UploadValues } from './paidOrders';
import {
  differencesOf,
  isAnyRead,
  isOverridable,
  type PdfReading,
  READ_FIELDS,
  readValue,
  refusedIn,
  rutOf,
  unreadIn,
  unsendableOf,
} from './pdfReading';
import { validate } from './upload';

const subscription = { values: true };

const SENDABLE = 'Si está bien así, puedes enviarla, y el estudio la revisará.';
const OWN = 'Si es tuya, puedes enviarla, y el estudio la revisará.';
const UNPARTED = 'Antes de enviarla, escribe abajo cuánto de la boleta paga cada orden.';

interface PanelProps {
  reading: PdfReading;
  /** The boleta of the chosen order. */
  boleta: Boleta | undefined;
  /** All boletas to upload. */
  items: readonly Boleta[];
  /** What the person sent before. */
  sent: readonly SentBoletaPdf[];
}

const UNREAD = (
  <MessagePanel role="none" title="No pudimos leer el PDF">
    Escribe los datos de tu boleta y envíala así.
  </MessagePanel>
);

function Said({ reading, boleta, items, sent, onUse }: PanelProps & { onUse: () => void }) {
  const { values } = useFormState<UploadValues>({ subscription });
  switch (reading.kind) {
    case 'none':
      return null;
    case 'reading':
      return <p>Leyendo el PDF...</p>;
    case 'unread':
      return UNREAD;
    case 'other':
      return (
        <MessagePanel role="none" title={reading.message}>
          Puede ser un escaneo, una foto guardada como PDF u otro documento. Si tienes el PDF del SII, elige
          ese. Si no, escribe los datos y envíala así: el estudio la revisará.
        </MessagePanel>
      );
  }
  // Only a PDF of several boletas has no one barcode. Nothing of it is read.
  if (reading.barcode === null)
    return <MessagePanel role="none" type="warning" title={reading.reasons.barcode ?? ''} />;
  const orders = paidOrders(boleta, items, values);
  const [differences, unread] = [differencesOf(reading, values, boleta, orders), unreadIn(reading)];
  const unsendable = unsendableOf(reading, boleta, sent);
  // Without orders: parts that do not sum can be mended below.
  const refused = refusedIn(reading, values, validate(values, [])).map(sentence);
  if (unsendable !== '' || refused.length > 0)
    return (
      <MessagePanel role="none" type="warning" title="Esta boleta no se puede enviar">
        {[...(unsendable === '' ? [] : [unsendable]), ...refused, ...differences].map((told) => (
          <p key={told}>{told}</p>
        ))}
      </MessagePanel>
    );
  if (!isAnyRead(reading)) return UNREAD;
  const isSendable = Object.keys(partErrors(orders, values)).length === 0;
  const hasNoRut = unsureIssuer(reading, rutOf(boleta)) !== '';
  const unreadRuts = unreadParties(reading);
  const unsure = (
    <>
      {hasNoRut && (
        <p>
          La boleta es del RUT {reading.issuerRut} y tu ficha no tiene RUT: no pudimos comprobar que es tuya.{' '}
          <Link href="/home">Completar tu ficha</Link>
        </p>
      )}
      {unreadRuts.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
  const isIssuerUnsure = hasNoRut || reading.issuerRut === null;
  if (differences.length === 0 && (hasNoRut || unreadRuts.length > 0))
    return (
      <MessagePanel
        role="none"
        type="warning"
        title={`Leímos tu boleta, pero no pudimos comprobar ${isIssuerUnsure ? 'su RUT' : 'a quién está hecha'}`}
      >
        {unsure}
        {unread.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{isIssuerUnsure ? OWN : SENDABLE}</p>
      </MessagePanel>
    );
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
      {unsure}
      <p>{isSendable ? SENDABLE : UNPARTED}</p>
    </MessagePanel>
  );
}

/** What the PDF says beside what is to be sent. It is announced, and stands in the page from the start so that it can be. */
export function PdfReadingPanel({ reading, boleta, items, sent }: PanelProps) {
  const form = useForm<UploadValues>();
  const region = useRef<HTMLDivElement>(null);
  const isRead = reading.kind !== 'none' && reading.kind !== 'reading';
  // On a phone it begins below the screen, and the button that sends is always in sight. After the values that were read are filled in.
  useEffect(() => {
    if (!isRead) return;
    const frame = requestAnimationFrame(() => region.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [isRead]);
  function use() {
    form.batch(() => {
      for (const field of READ_FIELDS) {
        const read = readValue(reading, field);
        if (read !== null) form.change(field, read);
      }
      const { values } = form.getState();
      const parts = partsFor(values.gross, paidOrders(boleta, items, values), values);
      for (const [name, part] of parts) form.change(name, part);
    });
    // The pressed button goes.
    region.current?.focus();
  }
  return (
    <div ref={region} role="status" tabIndex={-1} aria-label="Lo que dice el PDF">
      <Said {...{ reading, boleta, items, sent }} onUse={use} />
    </div>
  );
}
