import { routeFor } from '@doblaje/domain/access';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { Tabs } from '@doblaje/ui/Tabs';
import { type ComponentType, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { useAnswer } from '../requests/useAnswer';
import { countsRoute, type TabbedScreen, type TabCounts, type TabFrame, tabOf, tabPath } from './tabs';
import { useLostFocus } from './useLostFocus';

/** The heading of the open tab. Each tab has its own, so no ref lasts. */
const HEADING = {
  get current() {
    return document.querySelector<HTMLElement>('main h1');
  },
};

const NONE = Promise.resolve<TabCounts>({});

interface TabsScreenProps {
  of: TabbedScreen;
  /** The content of the open tab. */
  Content: ComponentType<TabFrame>;
}

/**
 * Gives the focus to the open tab when what had it is gone with another tab's screen: the tab that the arrow keys reached, as each screen
 * brings a strip of its own, or a link that led here.
 */
function useFocusOnTab(strip: RefObject<HTMLDivElement | null>, shown: unknown): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // The strip has its tabs a moment later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const open = strip.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
        open?.focus({ preventScroll: true });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [strip, shown]);
}

/** The open tab of a screen, with the tabs around it. Each tab has its count. */
export function TabsScreen({ of, Content }: TabsScreenProps) {
  const { search } = useLocation();
  const strip = useRef<HTMLDivElement>(null);
  useFocusOnTab(strip, Content);
  const loaded = useRouteLoaderData<{ counts: Promise<TabCounts> }>(countsRoute(of));
  const { value: counts } = useAnswer(loaded?.counts ?? NONE);
  // A link in one tab that leads to another one leaves the page with its tab.
  useLostFocus(HEADING);
  const title = routeFor(of.path)?.title ?? '';
  const open = tabOf(of, search);
  const items = of.tabs.map((tab) => {
    const count = counts?.[tab.id];
    return { id: tab.id, text: tab.text, href: tabPath(of, tab), ...(count !== undefined && { count }) };
  });
  return (
    <Content
      title={title}
      breadcrumbs={of.above && <Breadcrumbs items={[...of.above, { text: title }]} />}
      within={(shown) => (
        <Tabs ref={strip} aria-label={of.label ?? title} selectedId={open.id} items={items}>
          {(id) => id === open.id && shown}
        </Tabs>
      )}
    />
  );
}
