import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../Button/Button';
import { useLabels } from '../ground/locale/LocaleContext';
import { usePageMark } from '../ground/pageMark/pageMark';
import type { NotificationPosition } from '../Notification/look';
import { Notification } from '../Notification/Notification';
import { useTabHidden } from './browserState';
import type { NotificationItem, NotificationQueue } from './createNotificationQueue';
import { Corner, InBar, InFlow, More, Region, TopLayer } from './NotificationRegion.styles';
import { useAutoClose } from './useAutoClose';
import { useFadeOut } from './useFadeOut';
import { itemAttribute, itemOf, useFocusKeeping } from './useFocusKeeping';
import { useGivingWay } from './useGivingWay';
import { shortcut, useShortcut } from './useShortcut';

export interface NotificationRegionProps {
  /** The queue to show. Only one region may show a queue. */
  queue: NotificationQueue;
  /**
   * Notifications that never close by themselves stand in the page's flow, where the region is rendered, and scroll away with
   * the page. They are at the right from 1100 px on, and across the page below that width and beside a docked drawer.
   * @default true
   */
  keepsInFlow?: boolean;
  /**
   * `corners`: each notification in its own corner. `bar`: all others in the middle of a top bar, the same place on every page. They are no
   * higher than the bar where a person could press something under them. `TopBar` and `PublicHeader` make room on narrow windows.
   * @default 'corners'
   */
  place?: 'corners' | 'bar';
  labels?: {
    /** Name of the landmark. @default 'Notificaciones' */
    region?: string;
    /** Name of the close buttons. @default 'Cerrar' */
    close?: string;
    /** On the button that shows a corner's older notifications. @default 'y 3 más' */
    more?: (count: number) => string;
  };
}

const LABELS = { region: 'Notificaciones', more: (count: number) => `y ${count} más` };

/** React Aria keeps this element usable when a dialog makes the rest of the page inert. It must exist before the dialog. */
const topLayer = { 'data-react-aria-top-layer': '' };

const positions: readonly NotificationPosition[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
const none: readonly NotificationItem[] = [];

/**
 * Shows a queue of notifications in the four corners: the newest of each corner, and how many more there are. A press on
 * that number shows all of them, with the newest nearest the corner. The stack stands where it covers nothing a person is
 * about to press. The time to close stops while a notification is hovered or focused and while the tab is hidden. F6 moves
 * the focus to the newest notification and back, also out of a dialog. Escape closes the focused notification.
 */
export function NotificationRegion({
  queue,
  keepsInFlow = true,
  place: standing = 'corners',
  labels,
}: NotificationRegionProps) {
  const words = useLabels('NotificationRegion', LABELS, { region: labels?.region, more: labels?.more });
  const items = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => none);
  const isHidden = useTabHidden();
  // Ids instead of flags: a notification removed under the pointer or with the focus in it sends no leave and no blur.
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);

  const [opened, setOpened] = useState<Place | null>(null);

  const isBar = standing === 'bar';
  const groups = useMemo(() => groupByPlace(items, keepsInFlow, isBar), [items, keepsInFlow, isBar]);
  if (opened !== null && !groups.some(({ place }) => place === opened)) setOpened(null);
  const ids = useMemo(() => groups.flatMap((group) => group.items.map((item) => item.id)), [groups]);
  const focus = useFocusKeeping(ids);
  // Make room first: parts of the page that have moved aside no longer count as covered.
  usePageMark(
    'data-dui-told',
    groups.some(({ place }) => place === 'bar'),
  );
  useGivingWay(focus.region, items);
  useShortcut(focus.region, items.at(-1)?.id, focus.goBack);
  useEffect(() => {
    if (hovered === null) return;
    const letGo = ({ target }: Event) => focus.region.current?.contains(target as Node) || setHovered(null);
    document.addEventListener('pointerdown', letGo, true);
    return () => document.removeEventListener('pointerdown', letGo, true);
  }, [hovered, focus.region]);

  if (items.length === 0) return <TopLayer {...topLayer} />;

  /** A person on 'y 3 más' is about to read the older ones, so holding the newest pauses all. */
  const heldBy = (target: EventTarget) => itemOf(target) ?? items.at(-1)?.id ?? null;
  const isPaused = isHidden || items.some(({ id }) => id === hovered || id === focused);
  return (
    <TopLayer {...topLayer}>
      <Region
        ref={focus.region}
        aria-label={words.region}
        aria-keyshortcuts={shortcut}
        {...focus.handlers}
        onPointerOver={(event) => event.pointerType !== 'touch' && setHovered(heldBy(event.target))}
        onPointerOut={(event) => event.pointerType !== 'touch' && setHovered(null)}
        onPointerDown={(event) => event.pointerType === 'touch' && setHovered(heldBy(event.target))}
        onFocus={(event: FocusEvent<HTMLElement>) => {
          focus.handlers.onFocus(event);
          setFocused(heldBy(event.target));
        }}
        onBlur={(event: FocusEvent<HTMLElement>) => {
          focus.handlers.onBlur(event);
          setFocused(null);
        }}
      >
        {groups.map((group) => {
          const { place } = group;
          const older = group.items.length - 1;
          const isStacked = place !== 'flow' && place !== opened && older > 0;
          const newest = newestOf(group);
          const entries = group.items.map((item) => (
            <Entry
              key={item.id}
              item={item}
              queue={queue}
              isPaused={isPaused}
              isBehind={isStacked && item !== newest}
              isInBar={place === 'bar'}
              isHeld={item.id === hovered}
              closeLabel={labels?.close}
            />
          ));
          const more = isStacked && (
            <More key="more">
              <Button
                variant="secondary"
                size="sm"
                aria-expanded={false}
                onPress={({ target, pointerType }) => {
                  setOpened(place);
                  // The button disappears: with the keyboard the focus goes to the notifications it shows, with a pointer it goes back.
                  const next = target.closest('ol')?.querySelector<HTMLElement>('[data-behind] button');
                  if (pointerType === 'keyboard' || pointerType === 'virtual') next?.focus();
                  else focus.goBack();
                }}
              >
                {words.more(older)}
              </Button>
            </More>
          );
          if (place === 'flow')
            return (
              <InFlow key="flow" data-part="in-flow" data-dui-in-flow="">
                {entries}
              </InFlow>
            );
          if (place === 'bar')
            return (
              <InBar key="bar" data-part="in-bar" data-floats="" data-opened={opened === 'bar' || undefined}>
                {entries}
                {more}
              </InBar>
            );
          return (
            <Corner key={place} $position={place} data-part="corner" data-position={place} data-floats="">
              {place.startsWith('top') ? [entries, more] : [more, entries]}
            </Corner>
          );
        })}
      </Region>
    </TopLayer>
  );
}

type Place = NotificationPosition | 'flow' | 'bar';

interface Group {
  place: Place;
  items: readonly NotificationItem[];
}

/** One group for each place that has a notification, in the order from top to bottom. */
function groupByPlace(items: readonly NotificationItem[], hasFlow: boolean, isBar: boolean): Group[] {
  const inFlow = hasFlow ? items.filter((item) => item.timeout === null) : none;
  const groups: Group[] = [{ place: 'flow', items: [...inFlow].reverse() }];
  if (isBar) {
    const others = items.filter((item) => !inFlow.includes(item)).reverse();
    return [...groups, { place: 'bar' as const, items: others }].filter((group) => group.items.length > 0);
  }
  for (const place of positions) {
    const own = items.filter((item) => item.position === place && !inFlow.includes(item));
    groups.push({ place, items: place.startsWith('top') ? own.reverse() : own });
  }
  return groups.filter((group) => group.items.length > 0);
}

/** The notification nearest the corner. */
const newestOf = ({ place, items }: Group) => (place.startsWith('bottom') ? items.at(-1) : items[0]);

interface EntryProps {
  item: NotificationItem;
  queue: NotificationQueue;
  isPaused: boolean;
  /** A newer notification stands in its place: a screen reader still reads this one, but nobody sees it. */
  isBehind: boolean;
  isInBar: boolean;
  /** The pointer is over it, or a finger touched it and nothing else since. The notification shows its whole text. */
  isHeld: boolean;
  closeLabel: string | undefined;
}

function Entry({ item, queue, isPaused, isBehind, isInBar, isHeld, closeLabel }: EntryProps) {
  const box = useFadeOut();
  useAutoClose(item.timeout, isPaused, item.revision, () => queue.close(item.id, 'timeout'));
  const { action } = item;
  const act = action && {
    text: action.text,
    onAction: () => {
      action.onAction();
      queue.close(item.id, 'action');
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    queue.close(item.id, 'dismiss');
  };
  return (
    <li ref={box} {...{ [itemAttribute]: item.id }} data-behind={isBehind || undefined} onKeyDown={onKeyDown}>
      <Notification
        type={item.type}
        title={item.title}
        message={item.message}
        position={item.position}
        action={act}
        onClose={() => queue.close(item.id, 'dismiss')}
        data-in-bar={isInBar ? (action ? 'action' : '') : undefined}
        data-held={isHeld || undefined}
        labels={{ close: closeLabel }}
      />
    </li>
  );
}
