import { routeFor } from '@doblaje/domain/access';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { Tabs } from '@doblaje/ui/Tabs';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { useAnswer } from '../../../requests/useAnswer';
import { OFFICE, type officeCounts, tabOf, tabPath } from './office';
import { OFFICE_ROUTE } from './tabs/frame';

const NONE = { counts: Promise.resolve<Readonly<Record<string, number | undefined>>>({}) };
const LIST = { text: 'Proyectos', href: '/projects-back-office' };

/** Oficina de documentos (product.md §3): the studio's lists of documents, each behind its tab. ADMIN only. */
export function OfficeScreen() {
  const { pathname, search } = useLocation();
  const { counts } = useRouteLoaderData<ReturnType<ReturnType<typeof officeCounts>>>(OFFICE_ROUTE) ?? NONE;
  const { value } = useAnswer(counts);
  const title = routeFor(pathname)?.title ?? '';
  const chosen = tabOf(search);
  const items = OFFICE.map((tab) => {
    const count = value?.[tab.id];
    return { id: tab.id, text: tab.text, href: tabPath(tab), ...(count !== undefined && { count }) };
  });
  return (
    <chosen.Screen
      title={title}
      breadcrumbs={<Breadcrumbs items={[LIST, { text: title }]} />}
      within={(shown) => (
        <Tabs aria-label={title} selectedId={chosen.id} items={items}>
          {(id) => id === chosen.id && shown}
        </Tabs>
      )}
    />
  );
}

/** The item named in the address, beside the list. */
export function OfficeBeside() {
  const { Open } = tabOf(useLocation().search);
  return <Open />;
}
