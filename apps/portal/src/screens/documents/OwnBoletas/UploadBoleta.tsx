import { type Boleta, send } from '@doblaje/contract/client';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormFrame, FormInFrame } from '../../../edits/DialogForm';
import { useDrafts } from '../../../edits/drafts';
import { useFormEnd } from '../../../edits/useFormEnd';
import { usePortal } from '../../../portal/portal';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { askedBoleta, withBoleta } from './address';
import { NothingToUpload } from './NothingToUpload';
import { paidOrders, type UploadValues } from './paidOrders';
import { type PdfReading, unsendableOf } from './pdfReading';
import { UploadBoletaFields } from './UploadBoletaFields';
import { UPLOADS, type UploadData, validate, valuesFor } from './upload';
import { useUpload } from './useUpload';

/**
 * 'Subir boleta' over the page, while the address asks for it (`?boleta=…`). It is the only part of this folder that Documentos puts
 * on its screen.
 */
export function UploadBoleta() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const asked = askedBoleta(search);
  // Keep the last boleta on show while the dialog closes.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  const close = async () => navigate(`${pathname}${withBoleta(search, null)}`, { replace: true });
  return <UploadDialog isOpen={asked !== null} asked={shown ?? 'any'} onClose={close} />;
}

interface UploadDialogProps {
  isOpen: boolean;
  asked: number | 'any';
  onClose: () => void | Promise<void>;
}

/** The boletas to upload, requested each time the dialog opens. */
function useToUpload(isOpen: boolean) {
  const { client } = usePortal();
  const ask = useCallback((_: 'own') => send(client.catalogue.boletas.own.$get({ query: {} })), [client]);
  const [opened, setOpened] = useState({ isOpen: false, times: 0 });
  if (opened.isOpen !== isOpen) setOpened({ isOpen, times: opened.times + (isOpen ? 1 : 0) });
  return { ...useAnswer(ask, opened.times === 0 ? null : 'own', opened.times), times: opened.times };
}

/** What the form starts from. */
interface Started {
  id: string;
  values: UploadValues;
}

/**
 * What the form starts from: the boleta that is asked for. Once it was sent elsewhere, `hold` keeps the form as it is until the dialog
 * opens again, because it is no longer among those to upload.
 */
function useStarted({
  asked,
  times,
  value,
}: {
  asked: number | 'any';
  times: number;
  value?: UploadData | undefined;
}) {
  const [held, setHeld] = useState<{ of: string; started: Started }>();
  const of = `${times} ${asked}`;
  const boleta =
    value?.items.find(({ id }) => id === asked) ?? (asked === 'any' ? value?.items[0] : undefined);
  const found = boleta && value && { id: String(boleta.id), values: valuesFor(boleta, value.items) };
  const started = held?.of === of ? held.started : found;
  return { started, hold: () => started && setHeld({ of, started }) };
}

function UploadDialog({ isOpen, asked, onClose }: UploadDialogProps) {
  const { done } = useFormEnd();
  const drafts = useDrafts(UPLOADS);
  const { value, error, retry, times } = useToUpload(isOpen);
  const { started, hold } = useStarted({ asked, times, value });
  const { upload, sending, cancel, forget } = useUpload(() => {
    hold();
    retry();
  });
  const [reading, setReading] = useState<PdfReading>({ kind: 'none' });
  const id = started?.id ?? '0';
  const isReady = value !== undefined && started !== undefined;

  async function submit(values: UploadValues) {
    const chosen = value?.items.find((item: Boleta) => item.id === values.boletaId);
    if (!chosen) return { boletaId: 'Elige una orden terminada' };
    const errors = await upload(values, chosen, value?.items ?? []);
    if (errors) return errors;
    drafts.forget(id);
    const orders = paidOrders(chosen, value?.items ?? [], values);
    const message = `${boletaTitle(orders.map(({ orderNumber }) => orderNumber))}: el estudio la revisará.`;
    await done({ title: 'Boleta enviada', message }, onClose);
    return undefined;
  }

  const form = {
    isOpen,
    onClose,
    title: 'Subir boleta',
    size: 'lg' as const,
    validate: (values: UploadValues) => {
      const { items = [], sent = [] } = value ?? {};
      const chosen = items.find((item) => item.id === values.boletaId);
      const why = values.file ? unsendableOf(reading, chosen, sent) : '';
      return { ...(why !== '' && { file: why }), ...validate(values, items) };
    },
    submitText: 'Subir boleta',
    pendingText: 'Subiendo...',
    // Nothing is sent that the PDF may contradict in a moment.
    waitingText: reading.kind === 'reading' ? 'Leyendo el PDF...' : '',
    onCancelSending: cancel,
    children: isReady && (
      <UploadBoletaFields {...value} sending={sending} onOther={forget} onReading={setReading} />
    ),
  };
  return (
    <FormFrame
      form={form}
      typed={{
        place: drafts.place,
        isThere: () => drafts.get(id) !== undefined,
        forget: () => drafts.forget(id),
      }}
    >
      {(dialog) =>
        isReady ? (
          <FormInFrame<null, UploadValues>
            key={id}
            form={form}
            dialog={dialog}
            work={{
              initialValues: started.values,
              submit,
              newer: null,
              draft: { drafts, id, base: null },
            }}
          />
        ) : (
          <NothingToUpload isKnown={value !== undefined} isOne={asked !== 'any'} onClose={dialog.close}>
            {error !== undefined ? (
              <ListFailed title="No pudimos cargar tus boletas" error={error} onRetry={retry} />
            ) : (
              value === undefined && <Skeleton lines={6} labels={{ loading: 'Cargando tus boletas...' }} />
            )}
          </NothingToUpload>
        )
      }
    </FormFrame>
  );
}
