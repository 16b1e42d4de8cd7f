import { ApiError, type BankAnswerCheck, type Nomina, send } from '@doblaje/contract/client';
import { SHEET_LIMITS, tooLargeText } from '@doblaje/domain/media';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { isSessionEnd } from '../../../session/ended';

/** A file that the server has checked, as it was when it was chosen. */
export interface CheckedFile {
  check: BankAnswerCheck;
  body: Blob;
}

/** How far the reading of an answer is. */
export type AnswerStep =
  | { at: 'idle' }
  | { at: 'reading'; name: string }
  /** `faults` are sentences. */
  | { at: 'refused'; name: string; message: string; faults: readonly string[] }
  /** Everything that it says is noted already. */
  | { at: 'known'; name: string }
  | { at: 'checked' }
  | { at: 'noted'; name: string };

const UNREADABLE = 'No pudimos leer el archivo: puede que haya cambiado o ya no esté. Elígelo de nuevo.';

/** The content type of a file whose kind the server tells. */
export const OCTETS = { 'content-type': 'application/octet-stream' };

/** Sends the chosen answer of a bank to be checked. Nothing is written by that. */
export function useBankAnswer({ id }: Pick<Nomina, 'id'>) {
  const { client } = usePortal();
  const [step, setStep] = useState<AnswerStep>({ at: 'idle' });
  /** Stays once it is noted, so that its dialog closes as it was. */
  const [checked, setChecked] = useState<CheckedFile>();
  const sending = useRef<AbortController | null>(null);

  async function choose(file: File | undefined) {
    if (!file) return;
    const { name } = file;
    if (file.size > SHEET_LIMITS.maxBytes) {
      const message = `${name} ${tooLargeText(file.size, SHEET_LIMITS.maxBytes)}.`;
      return setStep({ at: 'refused', name, message, faults: [] });
    }
    sending.current?.abort();
    sending.current = new AbortController();
    const { signal } = sending.current;
    setStep({ at: 'reading', name });
    try {
      // The person may correct the file on the disk while it is checked.
      const body = new Blob([await file.arrayBuffer()], { type: OCTETS['content-type'] });
      const request = { param: { id: `${id}` }, query: { name } };
      const check = await send(
        client.catalogue.nominas[':id'].answer.check.$post(request, {
          init: { body, headers: OCTETS, signal },
        }),
      );
      if (signal.aborted) return;
      const isKnown = check.becomes === 'prepared' && check.payments.every(isSettled);
      if (!isKnown) setChecked({ check, body });
      setStep(isKnown ? { at: 'known', name } : { at: 'checked' });
    } catch (error) {
      if (signal.aborted || isSessionEnd(error)) return;
      const { message, errors } = error instanceof ApiError ? error : new ApiError(0, UNREADABLE);
      setStep({ at: 'refused', name, message, faults: errors.map((fault) => fault.message) });
    }
  }

  useEffect(() => () => sending.current?.abort(), []);

  return {
    step,
    checked,
    choose: (file: File | undefined) => void choose(file),
    leave: () => setStep({ at: 'idle' }),
    tell: (name: string) => setStep({ at: 'noted', name }),
  };
}

/** Whether confirming changes nothing, and nobody has to look. */
const isSettled = ({ isNew, outcome }: BankAnswerCheck['payments'][number]) =>
  !isNew && outcome !== 'unclear';
