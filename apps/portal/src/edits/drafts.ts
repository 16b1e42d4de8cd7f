import { type Portal, usePortal } from '../portal';
import { onLogOut } from '../session/forgetting';

/** What was typed into a form and not saved, with what it was typed over. */
export interface Draft<Base, Values> {
  base: Base;
  values: Values;
}

/** What waits of one sort of form: in memory, while the page lives, never in the browser's storage. */
export interface DraftStore<Kept> {
  /** Completes 'Los cambios que hiciste … se perderán.': 'en tu ficha'. */
  readonly place: string;
  /** @param id of what is edited: a form of one project finds nothing of another's */
  get(id: string): Kept | undefined;
  keep(id: string, draft: Kept): void;
  /** The one that was typed last, whichever it is of; undefined where nothing waits. */
  last(): Kept | undefined;
  forget(id: string): void;
  /** A form shows this draft, from now until the returned function is called. */
  show(id: string): () => void;
}

/** What would be lost with the page one is on. */
interface Shown {
  place: string;
  isTyped: () => boolean;
  forget: () => void;
}

/** Forms on the page, of a portal; outside of it, so that nothing of them is among what /login loads. */
const shownForms = new WeakMap<Portal, Set<Shown>>();

function shownOf(portal: Portal): Set<Shown> {
  const known = shownForms.get(portal);
  if (known) return known;
  const shown = new Set<Shown>();
  shownForms.set(portal, shown);
  return shown;
}

/** The forms on the page with something typed and not saved. */
export function unsavedOf(portal: Portal): readonly Shown[] {
  return [...shownOf(portal)].filter(({ isTyped }) => isTyped());
}

/** Keeps the drafts of one sort of form, a store a portal. */
export type Drafts<Kept> = (portal: Portal) => DraftStore<Kept>;

/**
 * Keeps what is typed into one sort of form. It outlives an expired session, so that who logs in again finds it; a log-out
 * forgets it, and so does the log-in of somebody else.
 * @param place completes 'Los cambios que hiciste … se perderán.'
 */
export function createDrafts<Kept>(place: string): Drafts<Kept> {
  const stores = new WeakMap<Portal, DraftStore<Kept>>();
  return (portal) => {
    const known = stores.get(portal);
    if (known) return known;
    const kept = new Map<string, Kept>();
    const store: DraftStore<Kept> = {
      place,
      get: (id) => kept.get(id),
      keep: (id, draft) => void kept.set(id, draft),
      last: () => [...kept.values()].at(-1),
      forget: (id) => void kept.delete(id),
      show(id) {
        const own: Shown = { place, isTyped: () => kept.has(id), forget: () => void kept.delete(id) };
        const shown = shownOf(portal);
        shown.add(own);
        return () => void shown.delete(own);
      },
    };
    stores.set(portal, store);
    const { session } = portal;
    onLogOut(session, () => kept.clear());
    let owner = session.get().userId;
    session.subscribe(() => {
      const { userId } = session.get();
      if (userId === null || userId === owner) return;
      if (owner !== null) kept.clear();
      owner = userId;
    });
    return store;
  };
}

/** The store of one sort of form, of the portal around; none for one whose typed values are not kept. */
export function useDrafts<Kept>(drafts: Drafts<Kept>): DraftStore<Kept>;
export function useDrafts<Kept>(drafts: Drafts<Kept> | undefined): DraftStore<Kept> | undefined;
export function useDrafts<Kept>(drafts: Drafts<Kept> | undefined): DraftStore<Kept> | undefined {
  const portal = usePortal();
  return drafts?.(portal);
}

/** What waits of one sort of form, so that its dialog is open from the start: the session had expired while one typed. */
export function useWaiting<Base, Values>(
  drafts: Drafts<Draft<Base, Values>>,
): Draft<Base, Values> | undefined {
  return useDrafts(drafts).last();
}
