import { routeFor } from '@doblaje/domain/access';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { Tabs } from '@doblaje/ui/Tabs';
import type { ComponentType } from 'react';
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

/** The open tab of a screen, with the tabs around it. Each tab has its count. */
export function TabsScreen({ of, Content }: TabsScreenProps) {
  const { search } = useLocation();
  const loaded = useRouteLoaderData<{ counts: Promise<TabCounts> }>(countsRoute(of));
  const { value: counts } = useAnswer(loaded?.counts ?? NONE);
  // Another tab's screen brings all of the page anew: a link in one tab that leads to another one leaves the page, and so does each tab.
  useLostFocus(HEADING);
  const title = routeFor(of.path)?.title ?? '';
  const open = tabOf(of, search);
  const itemsWith = (hrefs: Readonly<Record<string, string>>) =>
    of.tabs.map((tab) => {
      const count = counts?.[tab.id];
      const href = hrefs[tab.id] ?? tabPath(of, tab);
      return { id: tab.id, text: tab.text, href, ...(count !== undefined && { count }) };
    });
  return (
    <Content
      title={title}
      breadcrumbs={of.above && <Breadcrumbs items={[...of.above, { text: title }]} />}
      within={(shown, hrefs = {}) => (
        <Tabs aria-label={of.label ?? title} selectedId={open.id} items={itemsWith(hrefs)}>
          {(id) => id === open.id && shown}
        </Tabs>
      )}
    />
  );
}
