import type { PersonDetail } from '@doblaje/contract/client';
import { roleLabel, routeFor } from '@doblaje/domain/access';
import { momentText } from '@doblaje/domain/days';
import { Badge } from '@doblaje/ui/Badge';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { Mono } from '@doblaje/ui/Mono';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Tabs } from '@doblaje/ui/Tabs';
import { useRef } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import type { OpenAnswer, OpenData } from '../../../lists/loaders';
import { useLostFocus } from '../../../lists/useLostFocus';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { usePageTitle } from '../../../shell/pageTitle';
import { ADMINISTRATION_PATH } from '../Administration/tabs/paths';
import { AccountStatus } from '../Users/AccountStatus';
import { accountName } from '../Users/account';
import type { PersonContext } from './personContext';
import { PERSON_TABS, type PersonTabId, personTabOf, personTabSearch } from './tabs';
import { useSelectedPerson } from './useSelectedPerson';

const NONE = Promise.resolve<OpenAnswer<PersonDetail>>({ question: '', id: '' });
const TITLE = routeFor('/documents-back/users/1')?.title ?? '';

/** The page about one person (product.md §3). ADMIN only. */
export function PersonScreen() {
  const { id, answer } = useLoaderData<OpenData<PersonDetail>>();
  // Another person's page starts with fresh state.
  return <OfPerson key={id} id={id} answer={answer ?? NONE} />;
}

function OfPerson({ id, answer }: { id: string | null; answer: Promise<OpenAnswer<PersonDetail>> }) {
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  const { value, isPending } = useAnswer(answer);
  const { item, error } = value?.id === id ? value : {};
  const { person, merge } = useSelectedPerson(item);
  const name = person ? accountName(person.account) : TITLE;
  usePageTitle(name);
  return (
    <>
      <PageHeading
        ref={heading}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { text: 'Administrativo', href: ADMINISTRATION_PATH },
              { text: 'Usuarios', href: ADMINISTRATION_PATH },
              { text: name },
            ]}
          />
        }
        sub={person && <Facts person={person} />}
      >
        {name}
      </PageHeading>
      {person && (
        <Tabs
          aria-label="Datos de la persona"
          selectedId={personTabOf(search)}
          items={PERSON_TABS.map((tab) => ({
            ...tab,
            href: personTabSearch(tab.id),
            ...countOf(tab.id, person),
          }))}
        >
          <Outlet context={{ person, merge, headingRef: heading } satisfies PersonContext} />
        </Tabs>
      )}
      {!person && error === undefined && <Skeleton lines={8} labels={{ loading: 'Cargando persona...' }} />}
      {!person && error !== undefined && (
        <ListFailed title="No pudimos abrir esta persona" error={error} isRetrying={isPending} />
      )}
    </>
  );
}

const COUNTS: Readonly<Partial<Record<PersonTabId, keyof PersonDetail['counts']>>> = {
  documentos: 'documents',
  experiencias: 'experiences',
  postulaciones: 'applications',
};

function countOf(tab: PersonTabId, { counts }: PersonDetail) {
  const name = COUNTS[tab];
  return name ? { count: counts[name] } : {};
}

/** State, role, RUT and last access, in a line under the name. */
function Facts({ person: { account } }: { person: PersonDetail }) {
  return (
    <>
      <AccountStatus state={account.state} /> <Badge>{roleLabel(account.role)}</Badge>{' '}
      {account.rut && (
        <span>
          RUT <Mono>{account.rut}</Mono>
        </span>
      )}{' '}
      <span>
        {account.lastAccessAt === null
          ? 'Sin accesos todavía'
          : `Último acceso ${momentText(account.lastAccessAt)}`}
      </span>
    </>
  );
}
