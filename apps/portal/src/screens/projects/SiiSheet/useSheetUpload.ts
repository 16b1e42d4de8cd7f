import { ApiError, type SiiMatch, sendEdit } from '@doblaje/contract/client';
import { SHEET_LIMITS, tooLargeText } from '@doblaje/domain/media';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { isSessionEnd } from '../../../session/ended';

/** How far the upload of a sheet is. */
export type UploadStep =
  | { at: 'idle' }
  | { at: 'sending'; name: string }
  /** `faults` are sentences. Without `retry` the same file would be refused again. */
  | { at: 'refused'; name: string; message: string; faults: readonly string[]; retry?: () => void }
  | { at: 'stale'; message: string }
  /** The very file that is on the page. */
  | { at: 'known'; name: string }
  /** `changes` since the sheet before; null without one. */
  | { at: 'done'; name: string; id: number; changes: SiiMatch['changes'] };

const UNREADABLE = 'No pudimos leer el archivo: puede que haya cambiado o ya no esté. Elígelo de nuevo.';
const OCTETS = { 'content-type': 'application/octet-stream' };
/** Statuses that refuse the file itself. */
const ANOTHER_FILE = [413, 422];

/**
 * Uploads the sheet of a month. What the person sees of another month's upload is forgotten.
 * @param shown the sheet on the page; 0: none
 */
export function useSheetUpload({ month, kind }: Pick<SiiMatch, 'month' | 'kind'>, shown: number) {
  const { client } = usePortal();
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<{ of: string; step: UploadStep }>({ of: '', step: { at: 'idle' } });
  const sending = useRef<AbortController | null>(null);
  const of = `${month} ${kind}`;
  const setStep = (step: UploadStep) => setTold({ of, step });

  async function send(name: string, body: Blob) {
    sending.current?.abort();
    sending.current = new AbortController();
    const { signal } = sending.current;
    setStep({ at: 'sending', name });
    try {
      const query = { month, kind, name, shown: `${shown}` };
      const outcome = await sendEdit(
        client.catalogue['sii-sheets'].$post({ query }, { init: { body, headers: OCTETS, signal } }),
      );
      await revalidate();
      if (signal.aborted) return;
      if (outcome.isStale)
        setStep({ at: 'stale', message: 'Alguien subió otra planilla de este mes: es la que ves ahora.' });
      else {
        const { sheet, changes } = outcome.saved;
        const id = sheet?.id ?? 0;
        setStep(id === shown ? { at: 'known', name } : { at: 'done', name, id, changes });
      }
    } catch (error) {
      if (signal.aborted || isSessionEnd(error)) return;
      const { status, message, errors } = error instanceof ApiError ? error : new ApiError(0, UNREADABLE);
      const faults = errors.map((fault) => fault.message);
      const refused = { at: 'refused' as const, name, message, faults };
      setStep(ANOTHER_FILE.includes(status) ? refused : { ...refused, retry: () => void send(name, body) });
    }
  }

  async function choose(file: File | undefined) {
    if (!file) return;
    const refuse = (message: string) => setStep({ at: 'refused', name: file.name, message, faults: [] });
    if (file.size > SHEET_LIMITS.maxBytes)
      return refuse(`${file.name} ${tooLargeText(file.size, SHEET_LIMITS.maxBytes)}.`);
    // The person may correct the file on the disk while it is sent.
    const content = await file.arrayBuffer().catch(() => null);
    if (!content) return refuse(UNREADABLE);
    await send(file.name, new Blob([content], { type: OCTETS['content-type'] }));
  }

  useEffect(() => () => sending.current?.abort(), []);

  function stepNow(): UploadStep {
    const { step } = told;
    if (told.of !== of) return { at: 'idle' };
    // It is done once the page has it: what is opened until then would be of the sheet before.
    return step.at === 'done' && step.id > shown ? { at: 'sending', name: step.name } : step;
  }

  return {
    step: stepNow(),
    choose: (file: File | undefined) => void choose(file),
  };
}
