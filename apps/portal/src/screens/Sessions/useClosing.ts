import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePortal } from '../../portal';
import { isSessionEnd } from '../../session/ended';
import { failureText } from '../../shell/failureText';

/** Closes sessions once at a time, tells what came of it, and asks for the list anew. */
export function useClosing() {
  const { notices } = usePortal();
  const { revalidate } = useRevalidator();
  const [isClosing, setClosing] = useState(false);

  /** @param task the request, and what to tell of it */
  async function close(failure: string, task: () => Promise<{ title: string; message?: string }>) {
    if (isClosing) return;
    setClosing(true);
    try {
      notices.notify({ type: 'success', ...(await task()) });
      await revalidate();
    } catch (error) {
      if (!isSessionEnd(error))
        notices.notify({ type: 'error', title: failure, message: failureText(error) });
    }
    setClosing(false);
  }

  return { isClosing, close };
}
