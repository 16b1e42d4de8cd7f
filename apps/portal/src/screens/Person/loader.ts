import { type Document, type HistoryLine, type Person, send, type Voice } from '@doblaje/contract/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { listChanges, listLoader, openChanges, openLoader } from '../../lists/loaders';
import type { Portal } from '../../portal';
import { applicationsAddress } from '../Applications/list';
import { documentsAddress, openDocumentLoader } from '../Documents/list';
import { experiencesAddress, openExperienceLoader } from '../Experiences/list';
import { statusesLoader } from '../Experiences/statuses';
import { type PersonTabId, tabOf } from './tabs';

/** What the sheet shows beside it. */
export interface LatestDocuments {
  documents: Document[];
}

/** What was done to a person last. */
export interface PersonHistory {
  items: HistoryLine[];
  next: number | null;
}

const LATEST_SHOWN = '3';

type Args = LoaderFunctionArgs;

const idOf = ({ params }: Args) => params.id ?? '';

const ofPerson = <Item>(portal: Portal, args: Args, ask: (id: string) => Promise<Item>) =>
  openLoader(portal, { openId: () => idOf(args) }, ask)(args);

/** The person whom the address names. */
export const personLoader = (portal: Portal) => (args: Args) =>
  ofPerson(
    portal,
    args,
    (id): Promise<Person> => send(portal.client.catalogue.users[':id'].$get({ param: { id } })),
  );

/** Another tab is about nobody else. */
export const personChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;

/** What each tab asks for as it is opened: a list of the studio's, of this person alone, or one thing. */
const TABS: Readonly<Record<PersonTabId, (portal: Portal, args: Args) => object>> = {
  ficha: (portal, args) =>
    ofPerson(portal, args, async (id): Promise<LatestDocuments> => {
      const query = { personId: id, sort: '-date', size: LATEST_SHOWN } as const;
      return { documents: (await send(portal.client.catalogue.documents.$get({ query }))).items };
    }),
  voz: (portal, args) =>
    ofPerson(
      portal,
      args,
      (id): Promise<Voice> =>
        send(portal.client.catalogue.users[':id']['vocal-profile'].$get({ param: { id } })),
    ),
  documentos: (portal, args) =>
    listLoader(portal, documentsAddress, (query) =>
      send(portal.client.catalogue.documents.$get({ query: { ...query, personId: idOf(args) } })),
    )(args),
  experiencias: (portal, args) =>
    listLoader(portal, experiencesAddress, (query) =>
      send(portal.client.catalogue.experiences.$get({ query: { ...query, personId: idOf(args) } })),
    )(args),
  postulaciones: (portal, args) =>
    listLoader(portal, applicationsAddress, (query) =>
      send(portal.client.catalogue.applications.$get({ query: { ...query, personId: idOf(args) } })),
    )(args),
  historial: (portal, args) =>
    ofPerson(portal, args, async (id): Promise<PersonHistory> => {
      const param = { entity: 'person' as const, id };
      return send(portal.client.catalogue.history[':entity'][':id'].$get({ param, query: {} }));
    }),
};

/** What the tab of the address shows. */
export const tabLoader = (portal: Portal) => (args: Args) => {
  const tab = tabOf(new URL(args.request.url).search);
  return { tab, ...TABS[tab](portal, args) };
};

/** The states that experiences are filtered by, once a tab is opened that does. */
export const tabStatusesLoader = (portal: Portal) => {
  const ask = statusesLoader(portal);
  return ({ request }: Args) => (tabOf(new URL(request.url).search) === 'experiencias' ? ask() : null);
};

const OPENS = { documentos: documentsAddress, experiencias: experiencesAddress } as const;

const opens = (tab: PersonTabId) => (tab in OPENS ? OPENS[tab as keyof typeof OPENS] : undefined);

/** A row that is opened beside a list leaves the list as it is. */
export const tabChange: ShouldRevalidateFunction = (args) => {
  const tab = tabOf(args.nextUrl.search);
  if (tab !== tabOf(args.currentUrl.search)) return true;
  return listChanges(opens(tab) ?? applicationsAddress)(args);
};

/** What the tab's list opens beside it. */
export const besideLoader = (portal: Portal) => (args: Args) => {
  const tab = tabOf(new URL(args.request.url).search);
  if (tab === 'documentos') return { tab, ...openDocumentLoader(portal)(args) };
  if (tab === 'experiencias') return { tab, ...openExperienceLoader(portal)(args) };
  return { tab, id: null, answer: null };
};

export const besideChange: ShouldRevalidateFunction = (args) => {
  const tab = tabOf(args.nextUrl.search);
  if (tab !== tabOf(args.currentUrl.search)) return true;
  const address = opens(tab);
  return address ? openChanges(address)(args) : false;
};
