import { type Erasure, send } from '@doblaje/contract/client';
import { ErrorState } from '@doblaje/ui/ErrorState';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { useCallback } from 'react';
import { usePortal } from '../../portal';
import { isSessionEnd } from '../../session/ended';
import { failureText } from '../../shell/failureText';
import { type Request, useRequest } from '../../shell/useRequest';
import { ErasureNotice } from './ErasureNotice';

/** What would be erased and what would stay, asked for anew each time the dialog opens. */
export function useErasure(isOpen: boolean): Request<Erasure> {
  const { client } = usePortal();
  const ask = useCallback(() => send(client.catalogue.users.me.erasure.$get()), [client]);
  return useRequest(ask, isOpen ? 'now' : null);
}

/** In the dialog: what is open and what the law keeps; nobody erases without having been told. */
export function WhatStays({ erasure: { value, error, isLoading, retry } }: { erasure: Request<Erasure> }) {
  if (value) return <ErasureNotice erasure={value} />;
  if (error === undefined) return <Skeleton lines={3} />;
  if (isSessionEnd(error)) return null;
  return (
    <ErrorState
      size="card"
      title="No pudimos revisar tus órdenes y boletas"
      onRetry={retry}
      isRetrying={isLoading}
    >
      {failureText(error)}
    </ErrorState>
  );
}
