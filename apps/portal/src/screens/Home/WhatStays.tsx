import { type Erasure, send } from '@doblaje/contract/client';
import { ErrorState } from '@doblaje/ui/ErrorState';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { useEffect, useState } from 'react';
import { usePortal } from '../../portal';
import { isSessionEnd } from '../../session/ended';
import { failureText } from '../../shell/failureText';
import { ErasureNotice } from './ErasureNotice';

interface Answer {
  value?: Erasure;
  error?: unknown;
}

/** What would be erased and what would stay, asked for anew each time the dialog opens. */
export function useErasure(isOpen: boolean): Answer & { retry: () => void } {
  const { client } = usePortal();
  const [answer, setAnswer] = useState<Answer>({});
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isOpen) return;
    let isOver = false;
    setAnswer({});
    send(client.catalogue.users.me.erasure.$get()).then(
      (value) => !isOver && setAnswer({ value }),
      (error: unknown) => !isOver && setAnswer({ error }),
    );
    return () => {
      isOver = true;
    };
  }, [client, isOpen, attempt]);
  return { ...answer, retry: () => setAttempt((before) => before + 1) };
}

/** In the dialog: what is open and what the law keeps; nobody erases without having been told. */
export function WhatStays({ erasure: { value, error, retry } }: { erasure: ReturnType<typeof useErasure> }) {
  if (value) return <ErasureNotice erasure={value} />;
  if (error === undefined) return <Skeleton lines={3} />;
  if (isSessionEnd(error)) return null;
  return (
    <ErrorState size="card" title="No pudimos revisar tus órdenes y boletas" onRetry={retry}>
      {failureText(error)}
    </ErrorState>
  );
}
