import {
  type Document,
  type HistoryLine,
  type PersonDetail,
  send,
  type Voice,
} from '@doblaje/contract/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunction } from 'react-router-dom';
import { listChanges, listLoader, openChanges, openLoader } from '../../../lists/loaders';
import type { Portal } from '../../../portal/portal';
import { documentsAddress, openDocumentLoader } from '../../documents/Documents/list';
import { experiencesAddress, openExperienceLoader } from '../../experiences/Experiences/list';
import { statusesLoader } from '../../experiences/Experiences/statuses';
import { applicationsAddress } from '../Applications/list';
import { type PersonTabId, personTabOf } from './tabs';

/** The data beside the data sheet. */
export interface LatestDocuments {
  documents: Document[];
}

/** The latest entries of a person's history. */
export interface PersonHistory {
  items: HistoryLine[];
  next: number | null;
}

const LATEST_SHOWN = '3';

type Args = LoaderFunctionArgs;

const idOf = ({ params }: Args) => params.id ?? '';

const ofPerson = <Item>(portal: Portal, args: Args, ask: (id: string) => Promise<Item>) =>
  openLoader(portal, { openId: () => idOf(args) }, ask)(args);

/** Loads the person named in the address. */
export const personLoader = (portal: Portal) => (args: Args) =>
  ofPerson(
    portal,
    args,
    (id): Promise<PersonDetail> => send(portal.client.catalogue.users[':id'].$get({ param: { id } })),
  );

/** A change of tab does not reload the person. */
export const personChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname;

/** The loader of each tab: a list filtered by this person, or a single item. */
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

/** Loads the data of the tab in the address. */
export const tabLoader = (portal: Portal) => (args: Args) => {
  const tab = personTabOf(new URL(args.request.url).search);
  return { tab, ...TABS[tab](portal, args) };
};

/** Loads the statuses to filter participations by, once the tab that needs them is opened. */
export const tabStatusesLoader = (portal: Portal) => {
  const ask = statusesLoader(portal);
  return ({ request }: Args) => (personTabOf(new URL(request.url).search) === 'experiencias' ? ask() : null);
};

const OPENS = { documentos: documentsAddress, experiencias: experiencesAddress } as const;

const opens = (tab: PersonTabId) => (tab in OPENS ? OPENS[tab as keyof typeof OPENS] : undefined);

/** Opening a row beside the list does not reload the list. */
export const tabChange: ShouldRevalidateFunction = (args) => {
  const tab = personTabOf(args.nextUrl.search);
  if (tab !== personTabOf(args.currentUrl.search)) return true;
  return listChanges(opens(tab) ?? applicationsAddress)(args);
};

/** Loads the item that the tab's list opens beside it. */
export const besideLoader = (portal: Portal) => (args: Args) => {
  const tab = personTabOf(new URL(args.request.url).search);
  if (tab === 'documentos') return { tab, ...openDocumentLoader(portal)(args) };
  if (tab === 'experiencias') return { tab, ...openExperienceLoader(portal)(args) };
  return { tab, id: null, answer: null };
};

export const besideChange: ShouldRevalidateFunction = (args) => {
  const tab = personTabOf(args.nextUrl.search);
  if (tab !== personTabOf(args.currentUrl.search)) return true;
  const address = opens(tab);
  return address ? openChanges(address)(args) : false;
};
