import type { ReactNode } from 'react';

interface SidebarEntry {
  id: string;
  /** Icon element, like `<IdCard />` of lucide-react. It is drawn at 20 px and hidden from assistive technology. */
  icon: ReactNode;
  text: string;
  /**
   * The current page belongs to this entry: it gets the marker, the ink bar and `aria-current="page"`.
   * @default false
   */
  isCurrent?: boolean;
  /**
   * Something behind the entry needs attention: it gets a lamp, and words for screen readers.
   * @default false
   */
  hasAlert?: boolean;
  /** Called when the person chooses the entry, in addition to following `href`. */
  onAction?: () => void;
  /** @deprecated since 0.4.0: `isCurrent` */
  active?: boolean;
  /** @deprecated since 0.4.0: `hasAlert` */
  alert?: boolean;
}

/** One entry of the menu. */
export type SidebarItem = SidebarEntry &
  (
    | {
        /** The entry's address. */
        href: string;
        to?: never;
      }
    | {
        /** @deprecated since 0.4.0: `href` */
        to: string;
        href?: never;
      }
  );

/** What the menu is made of: an entry with its present names. */
export type ReadItem = SidebarEntry & { href: string };

/** An entry with its present names, of which each stands over the one that it had before. */
export const readItem = (item: SidebarItem): ReadItem => ({
  ...item,
  href: item.href ?? item.to,
  isCurrent: item.isCurrent ?? item.active,
  hasAlert: item.hasAlert ?? item.alert,
});
