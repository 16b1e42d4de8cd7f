import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import type { Guarded } from '../portal/guards';
import type { Portal } from '../portal/portal';
import { countsLoader, countsRoute, type TabbedScreen, type TabCode, tabOf } from './tabs';

/**
 * The routes of a screen with tabs: the counts, in them the data of the open tab, in them what the address opens beside it. Only the
 * code of the open tab is loaded.
 */
export function tabsRoute(portal: Portal, guarded: Guarded, screen: TabbedScreen): RouteObject {
  const loaded = new Map<string, TabCode>();

  /** The code of the tab that an address names; undefined before its loader has run. */
  const codeAt = (search: string) => loaded.get(tabOf(screen, search).id);

  async function codeFor({ request }: LoaderFunctionArgs): Promise<TabCode> {
    const { id, load } = tabOf(screen, new URL(request.url).search);
    const code = await load();
    loaded.set(id, code);
    return code;
  }

  const isOtherTab = ({ currentUrl: from, nextUrl: to }: ShouldRevalidateFunctionArgs) =>
    tabOf(screen, from.search) !== tabOf(screen, to.search);

  function Beside() {
    const Screen = codeAt(useLocation().search)?.beside?.Screen;
    return Screen && <Screen />;
  }

  return {
    id: countsRoute(screen),
    loader: guarded(async () => countsLoader(screen, portal)),
    // A search or filter does not change the counts.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    children: [
      {
        id: screen.listRoute,
        path: screen.path,
        loader: guarded(async () => async (args) => (await codeFor(args)).loader(portal)(args)),
        shouldRevalidate: (change) =>
          isOtherTab(change) || (codeAt(change.nextUrl.search)?.changes(change) ?? true),
        lazy: {
          Component: async () => {
            const { TabsScreen } = await import('./TabsScreen');
            return function OpenTab() {
              const Content = codeAt(useLocation().search)?.Screen;
              return Content && <TabsScreen of={screen} Content={Content} />;
            };
          },
        },
        children: [
          {
            index: true,
            loader: guarded(
              async () => async (args) => (await codeFor(args)).beside?.loader(portal)(args) ?? null,
            ),
            shouldRevalidate: (change) =>
              isOtherTab(change) || (codeAt(change.nextUrl.search)?.beside?.changes(change) ?? false),
            Component: Beside,
          },
        ],
      },
    ],
  };
}
