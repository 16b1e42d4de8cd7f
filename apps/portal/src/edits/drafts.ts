import { type Portal, usePortal } from '../portal/portal';
import { onLogOut } from '../session/forgetting';

/** Typed values of a form that are not saved, with the version of the item that they were typed over. */
export interface Draft<Base, Values> {
  base: Base;
  values: Values;
}

/** The drafts of one kind of form. They live in memory as long as the page, never in the browser's storage. */
export interface DraftStore<Kept> {
  /** Completes 'Los cambios que hiciste … se perderán.': 'en tu ficha'. */
  readonly place: string;
  /** @param id of the edited item, so that a form of one project does not get the draft of another */
  get(id: string): Kept | undefined;
  keep(id: string, draft: Kept): void;
  /** The newest draft of any item; undefined if there is none. */
  last(): Kept | undefined;
  forget(id: string): void;
  /** Marks this draft as shown in a form, until the returned function is called. */
  show(id: string): () => void;
}

/** A form whose values would be lost if the person left the page. */
interface Shown {
  place: string;
  isTyped: () => boolean;
  forget: () => void;
}

/** The forms on the page, by portal. They are not part of the portal, so that /login does not load this code. */
const shownForms = new WeakMap<Portal, Set<Shown>>();

function shownOf(portal: Portal): Set<Shown> {
  const known = shownForms.get(portal);
  if (known) return known;
  const shown = new Set<Shown>();
  shownForms.set(portal, shown);
  return shown;
}

/** The forms on the page with typed values that are not saved. */
export function unsavedOf(portal: Portal): readonly Shown[] {
  return [...shownOf(portal)].filter(({ isTyped }) => isTyped());
}

/** Gives the draft store of one kind of form. Each portal has its own store. */
export type Drafts<Kept> = (portal: Portal) => DraftStore<Kept>;

/**
 * Keeps the values typed into one kind of form. They outlive an expired session, so that the person finds them after logging in again.
 * A log-out deletes them, and so does a log-in by somebody else.
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

/** The draft store of one kind of form in the current portal; undefined for forms whose values are not kept. */
export function useDrafts<Kept>(drafts: Drafts<Kept>): DraftStore<Kept>;
export function useDrafts<Kept>(drafts: Drafts<Kept> | undefined): DraftStore<Kept> | undefined;
export function useDrafts<Kept>(drafts: Drafts<Kept> | undefined): DraftStore<Kept> | undefined {
  const portal = usePortal();
  return drafts?.(portal);
}

/**
 * The waiting draft of one kind of form. With it the dialog is open from the start, because the session had expired while the person
 * typed.
 */
export function useWaiting<Base, Values>(
  drafts: Drafts<Draft<Base, Values>>,
): Draft<Base, Values> | undefined {
  return useDrafts(drafts).last();
}
