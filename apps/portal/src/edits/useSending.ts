import { ApiError, type FieldError } from '@doblaje/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePortal } from '../portal/portal';

/** The progress of sending a file, in bytes. */
export type UploadProgress =
  | { state: 'sending'; loaded: number; total: number }
  | { state: 'failed'; reason: string; isFinal: boolean };

/** What the function that uploads a file needs from the page. */
export interface SendingOptions {
  token: string | null;
  signal: AbortSignal;
  onError: (error: ApiError, request: { token: string | null }) => void;
  onProgress: (sent: { loaded: number; total: number }) => void;
}

/** Sends one file of a form at a time, and gives the progress for the form's dropzone. */
export function useSending() {
  const { session, onRefusal } = usePortal();
  const [sending, setSending] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /**
   * @param cancelled the message above the form after the person cancelled
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
        isCancelled || !(error instanceof ApiError)
          ? null
          : // The same file would be refused again: only another one helps.
            { state: 'failed', reason: reasonOf(error), isFinal: error.errors.some(isOfFile) },
      );
      throw isCancelled ? new ApiError(0, cancelled) : error;
    }
  }

  // Stays the same, for fields that do not render with their form.
  const forget = useCallback(() => setSending(null), []);
  return { send, sending, cancel: () => running.current?.abort(), forget };
}

const isOfFile = ({ field }: FieldError) => field === 'file';

/** Why the file was not accepted. An error of the file field comes before the general message. */
const reasonOf = ({ message, errors }: ApiError) => errors.find(isOfFile)?.message ?? message;
