import {
  type Cast,
  type CastToIssue,
  type Chapters,
  castShown,
  chaptersShown,
  draftShown,
  loopsShown,
  ordersShown,
  type SeasonToCreate,
  type ShownThing,
  seasonShown,
  type WorkOrder,
} from '@doblaje/contract';

type Call = (method: string, path: string) => Promise<{ status: number; body: unknown }>;

/**
 * Reads what a dialog would show now, in the form in which a request sends it along. A row that does not exist shows
 * nothing.
 */
export function shownNow(call: Call) {
  const of = async <Body>(path: string, read: (body: Body) => ShownThing[]): Promise<ShownThing[]> => {
    const { status, body } = await call('GET', path);
    return status === 200 ? read(body as Body) : [];
  };
  type Id = number | string | undefined;
  const cast = (id: Id) => of<Cast>(`/chapters/${id}/cast`, (body) => castShown(body.cast));
  return {
    draft: (id: Id) => of<WorkOrder>(`/work-orders/${id}`, draftShown),
    loops: (id: Id) => of<WorkOrder>(`/work-orders/${id}`, (body) => loopsShown([body])),
    toIssue: (id: Id) =>
      of<CastToIssue>(`/chapters/${id}/work-orders`, (body) => [
        ...castShown(body.cast),
        ...ordersShown(body.orders),
      ]),
    copy: async (to: Id, from: Id) => [...(await cast(to)), ...(await cast(from))],
    chapters: (id: Id) => of<Chapters>(`/projects/${id}/chapters`, (body) => chaptersShown(body.chapters)),
    season: (id: Id) => of<SeasonToCreate>(`/projects/${id}/next-season`, seasonShown),
  };
}
