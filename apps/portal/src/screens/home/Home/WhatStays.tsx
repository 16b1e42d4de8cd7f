import { type Erasure, send } from '@doblaje/contract/client';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { useCallback } from 'react';
import { usePortal } from '../../../portal/portal';
import { ListFailed } from '../../../requests/ListFailed';
import { type RequestState, useAnswer } from '../../../requests/useAnswer';
import { ErasureNotice } from './ErasureNotice';

/** What the erasure would remove and what would stay. It loads again each time the dialog opens. */
export function useErasure(isOpen: boolean): RequestState<Erasure> {
  const { client } = usePortal();
  const ask = useCallback(() => send(client.catalogue.users.me.erasure.$get()), [client]);
  return useAnswer(ask, isOpen ? 'now' : null);
}

/** The open papers and the data that the law keeps. The dialog lets nobody erase before having seen this. */
export function WhatStays({
  erasure: { value, error, isPending, retry },
}: {
  erasure: RequestState<Erasure>;
}) {
  if (value) return <ErasureNotice erasure={value} />;
  if (error === undefined) return <Skeleton lines={3} />;
  const title = 'No pudimos revisar tus órdenes y boletas';
  return <ListFailed title={title} error={error} onRetry={retry} isRetrying={isPending} />;
}
