import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { use } from 'react';
import type { TabsProps as AriaTabsProps } from 'react-aria-components';
import { Tabs as AriaTabs } from 'react-aria-components';
import { LocaleContext } from '../ground/locale/LocaleContext';
import { formatCount } from '../ground/number/formatCount';
import { Count, Item, Panel, Strip } from './Tabs.styles';
import { TabWords } from './TabWords';

/** One tab. */
export interface TabItem {
  id: string;
  text: string;
  /** Number of entries behind the tab, in small digits. */
  count?: number;
  /** The tab's address when the URL holds the choice. `selectedId` must then follow the URL. */
  href?: string;
  /** @default false */
  isDisabled?: boolean;
}

export interface TabsProps
  extends Omit<
    AriaTabsProps,
    | 'children'
    | 'className'
    | 'render'
    | 'orientation'
    | 'selectedKey'
    | 'defaultSelectedKey'
    | 'onSelectionChange'
    | 'aria-label'
  > {
  /** Names the list of tabs: 'Administrativo'. */
  'aria-label': string;
  items: readonly TabItem[];
  /** The chosen tab, for a caller or a URL that holds the choice. */
  selectedId?: string;
  /** The first chosen tab. @default the first that is not disabled */
  defaultSelectedId?: string;
  /** Called when another tab is chosen. */
  onSelectionChange?: (id: string) => void;
  /** Tabs without room go on in a further row, so that all are in sight. Otherwise the strip scrolls. @default false */
  isWrapped?: boolean;
  /** The content under the tabs. A function makes only the chosen tab's content. */
  children?: ReactNode | ((id: string) => ReactNode);
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Makes Home and End choose a tab, as the arrow keys do. For tabs that are links, React Aria only handles the arrows. */
function followEnds(event: KeyboardEvent<HTMLElement>) {
  if ((event.key !== 'Home' && event.key !== 'End') || event.ctrlKey || event.metaKey) return;
  const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not([aria-disabled])');
  const tab = tabs[event.key === 'Home' ? 0 : tabs.length - 1];
  if (!tab?.dataset.href && !tab?.hasAttribute('href')) return;
  event.preventDefault();
  event.stopPropagation();
  tab.focus();
  tab.click();
}

/**
 * Several views in one place, one at a time. The arrow keys move along the tabs, and the strip
 * scrolls sideways or wraps if needed. Every `aria-*` goes to the list of tabs, the rest to the root.
 */
export function Tabs({
  'aria-label': label,
  'aria-describedby': describedBy,
  items,
  selectedId,
  defaultSelectedId,
  onSelectionChange,
  isWrapped = false,
  children,
  ...props
}: TabsProps) {
  const { locale } = use(LocaleContext);
  return (
    <AriaTabs
      {...props}
      selectedKey={selectedId}
      defaultSelectedKey={defaultSelectedId}
      onSelectionChange={(key) => onSelectionChange?.(String(key))}
    >
      <Strip
        $isWrapped={isWrapped}
        aria-label={label}
        // React Aria's list of tabs only accepts a name, so the description goes on its element.
        render={(strip) => <div {...strip} aria-describedby={describedBy} onKeyDownCapture={followEnds} />}
      >
        {items.map(({ id, text, count, href, isDisabled }) => (
          <Item key={id} id={id} href={href} isDisabled={isDisabled}>
            {({ isSelected }) => (
              <>
                <TabWords text={text} isSelected={isSelected} />
                {count !== undefined && <Count>{formatCount(count, locale)}</Count>}
              </>
            )}
          </Item>
        ))}
      </Strip>
      {items.map(({ id }) => (
        <Panel key={id} id={id}>
          {() => (typeof children === 'function' ? children(id) : children)}
        </Panel>
      ))}
    </AriaTabs>
  );
}
