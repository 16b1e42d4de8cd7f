import { Tabs } from '@doblaje/ui/Tabs';
import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router-dom';
import { useAnswer } from '../../../../requests/useAnswer';
import { COUNTS_ROUTE, type countsLoader } from './counts';
import { type AdministrationView, VIEW_PATHS } from './views';

const NONE = { counts: Promise.resolve({ users: undefined, applications: undefined }) };

interface AdministrationTabsProps {
  /** The tab that is shown. */
  view: AdministrationView;
  /** The tab's content. */
  children: ReactNode;
}

/** The tabs of 'Administrativo', each with its count, around the content of the chosen tab. */
export function AdministrationTabs({ view, children }: AdministrationTabsProps) {
  const loaded = useRouteLoaderData<ReturnType<typeof countsLoader>>(COUNTS_ROUTE);
  const { value } = useAnswer((loaded ?? NONE).counts);
  const tab = (id: AdministrationView, text: string) => {
    const count = value?.[id];
    return { id, text, href: VIEW_PATHS[id], ...(count !== undefined && { count }) };
  };
  return (
    <Tabs
      aria-label="Vistas de Administrativo"
      selectedId={view}
      items={[tab('users', 'Usuarios'), tab('applications', 'Postulaciones')]}
    >
      {(id) => id === view && children}
    </Tabs>
  );
}
