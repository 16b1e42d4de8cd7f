import { type Erasure, send } from '@doblaje/contract/client';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { useCallback } from 'react';
import { ListFailed } from '../../lists/ListFailed';
import { usePortal } from '../../portal';
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
  const title = 'No pudimos revisar tus órdenes y boletas';
  return <ListFailed title={title} error={error} onRetry={retry} isRetrying={isLoading} />;
}
