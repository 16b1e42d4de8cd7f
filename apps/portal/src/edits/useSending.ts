import { ApiError, type FieldError } from '@doblaje/contract/client';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal';

/** How far the sending of a file is. Bytes. */
export type Sending =
  | { state: 'sending'; loaded: number; total: number }
  | { state: 'failed'; reason: string };

/** What sends a file, byte by byte, needs of the page it is sent from. */
export interface SendingOptions {
  token: string | null;
  signal: AbortSignal;
  onError: (error: ApiError, request: { token: string | null }) => void;
  onProgress: (sent: { loaded: number; total: number }) => void;
}

/** Sends one file of a form at a time, with what the form's dropzone shows of it. */
export function useSending() {
  const { session, onRefusal } = usePortal();
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * @param cancelled what is said above the form where its person cancelled
   * @throws ApiError for a refusal, a failed connection, or a cancelled sending
   */
  async function send<Answer>(
    file: File,
    cancelled: string,
    call: (options: SendingOptions) => Promise<Answer>,
  ): Promise<Answer> {
    const controller = new AbortController();
    running.current = controller;
    setSending({ state: 'sending', loaded: 0, total: file.size });
    try {
      const answer = await call({
        token: session.get().token,
        signal: controller.signal,
        onError: onRefusal,
        onProgress: (sent) => setSending({ state: 'sending', ...sent }),
      });
      setSending(null);
      return answer;
    } catch (error) {
      const isCancelled = controller.signal.aborted;
      setSending(
        isCancelled || !(error instanceof ApiError) ? null : { state: 'failed', reason: reasonOf(error) },
      );
      throw isCancelled ? new ApiError(0, cancelled) : error;
    }
  }

  return { send, sending, cancel: () => running.current?.abort(), forget: () => setSending(null) };
}

const isOfFile = ({ field }: FieldError) => field === 'file';

/** Why the file did not get there; of another field's fault, that alone. */
const reasonOf = ({ message, errors }: ApiError) => errors.find(isOfFile)?.message ?? message;
