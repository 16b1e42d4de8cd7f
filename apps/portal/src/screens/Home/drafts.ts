import type { Portal } from '../../portal';
import { usePortal } from '../../portal';
import type { SectionName, SectionRead, SheetValues } from './sheet';

/** What was typed into a section and not saved, with what the section was when the editing began. */
interface Draft<Section extends SectionName> {
  base: SectionRead<Section>;
  values: SheetValues[Section];
}

type Drafts = { readonly [Section in SectionName]?: Draft<Section> };

/**
 * Unsaved edits while the page lives: in memory, never in the browser's storage. They outlive an expired session, so that
 * who logs in again finds what was typed.
 */
export interface DraftStore {
  /** @param owner email of whose sheet it is: nobody finds another person's edits */
  get<Section extends SectionName>(section: Section, owner: string): Drafts[Section];
  keep<Section extends SectionName>(section: Section, owner: string, draft: Draft<Section>): void;
  forget(section: SectionName): void;
  forgetAll(): void;
  isEmpty(): boolean;
}

function createDrafts(): DraftStore {
  let kept: Drafts = {};
  let keptFor = '';
  return {
    get: (section, owner) => (owner === keptFor ? kept[section] : undefined),
    keep(section, owner, draft) {
      kept = { ...(owner === keptFor && kept), [section]: draft };
      keptFor = owner;
    },
    forget(section) {
      const { [section]: _, ...rest } = kept;
      kept = rest;
    },
    forgetAll() {
      kept = {};
    },
    isEmpty: () => Object.keys(kept).length === 0,
  };
}

/** One a portal; outside of it, so that nothing of the sheet is among what /login loads. */
const stores = new WeakMap<Portal, DraftStore>();

/** The unsaved edits of a portal. A log-out forgets them; an expired session, which leaves the role, does not. */
function draftsOf(portal: Portal): DraftStore {
  const known = stores.get(portal);
  if (known) return known;
  const drafts = createDrafts();
  portal.session.subscribe(() => {
    const { token, role } = portal.session.get();
    if (token === null && role === null) drafts.forgetAll();
  });
  stores.set(portal, drafts);
  return drafts;
}

/** The unsaved edits of the portal around. */
export function useDrafts(): DraftStore {
  return draftsOf(usePortal());
}
