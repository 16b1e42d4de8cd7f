import { Skeleton } from '@doblaje/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { usePerson } from './personContext';
import type { PersonTabId } from './tabs';

/** The content of each tab loads when it is opened. */
const CONTENTS = {
  ficha: lazy(async () => ({ default: (await import('./SheetTab')).SheetTab })),
  voz: lazy(async () => ({ default: (await import('./VoiceTab')).VoiceTab })),
  documentos: lazy(async () => ({ default: (await import('./DocumentsTab')).DocumentsTab })),
  experiencias: lazy(async () => ({ default: (await import('./ExperiencesTab')).ExperiencesTab })),
  postulaciones: lazy(async () => ({ default: (await import('./ApplicationsTab')).ApplicationsTab })),
  historial: lazy(async () => ({ default: (await import('./HistoryTab')).HistoryTab })),
} as const;

/** The tab named in the address, and the item that its list opens beside it. */
export function PersonTab() {
  const { tab } = useLoaderData<{ tab: PersonTabId }>();
  const Content = CONTENTS[tab];
  return (
    <>
      <Suspense fallback={<Skeleton lines={6} />}>
        <Content key={tab} />
      </Suspense>
      <Outlet context={usePerson()} />
    </>
  );
}
