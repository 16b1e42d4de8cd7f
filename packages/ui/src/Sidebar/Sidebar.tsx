import PanelLeftClose from '@lucide/icons/icons/panel-left-close';
import PanelLeftOpen from '@lucide/icons/icons/panel-left-open';
import type { ComponentPropsWithRef } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { laterPart, useLoaded } from '../ground/lazy/useLoaded';
import { useLabels } from '../ground/locale/LocaleContext';
import { useBelow } from '../ground/media/useBelow';
import { Tooltip } from '../Tooltip/Tooltip';
import { MenuItem } from './MenuItem';
import { Column, Docked, IconBox, ItemText, List, Toggle } from './Sidebar.styles';
import { readItem, type SidebarItem } from './sidebarItem';
import { useCloseDrawer } from './useCloseDrawer';
import { useExpanded } from './useExpanded';

const LABELS = {
  nav: 'Menú principal',
  collapse: 'Contraer menú',
  expand: 'Expandir menú',
  close: 'Cerrar menú',
  alert: ', requiere atención',
};

export interface SidebarLabels {
  /** @default 'Menú principal' */
  nav: string;
  /** @default 'Contraer menú' */
  collapse: string;
  /** @default 'Expandir menú' */
  expand: string;
  /** @default 'Cerrar menú' */
  close: string;
  /**
   * Read by screen readers after the text of an entry with an alert. Not visible.
   * @default ', requiere atención'
   */
  alert: string;
}

export interface SidebarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Entries, in order. */
  items: readonly SidebarItem[];
  /** Whether the menu is expanded, for a caller that holds this state. */
  isExpanded?: boolean;
  /** @default true */
  defaultExpanded?: boolean;
  /** Called on a press of the toggle at the menu's foot. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /**
   * Whether the drawer of narrow windows (below 900 px) is open.
   * @default false
   */
  isOpen?: boolean;
  /** Called with false when the drawer must close: on Escape, its button, the scrim, a chosen entry, or a window grown to 900 px. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The logged-in person, shown at the drawer's foot: the name, its surnames (for the initials), and the role's Spanish word. */
  user?: { name: string; surname?: string; role: string };
  /** The brand's name, at the top of the drawer. */
  brand: string;
  labels?: Partial<SidebarLabels>;
}

/** The drawer loads later: a menu that stays docked never needs its code. */
const drawer = laterPart(() => import('./MenuDrawer').then(({ MenuDrawer }) => MenuDrawer));

/**
 * Menu of the main layout (spec §2). From 900 px it is docked, 232 px wide or collapsed to icons with
 * tooltips. Below that width it is a modal drawer. `ref` and other attributes go to the docked `nav`.
 */
export function Sidebar({
  items,
  isExpanded,
  defaultExpanded = true,
  onExpandedChange,
  isOpen = false,
  onOpenChange,
  user,
  brand,
  labels,
  ...props
}: SidebarProps) {
  const entries = items.map(readItem);
  const words = useLabels('Sidebar', LABELS, labels);
  const [expanded, toggle] = useExpanded(isExpanded, defaultExpanded, onExpandedChange);
  useCloseDrawer(isOpen, entries.find(({ isCurrent }) => isCurrent)?.id, onOpenChange);
  const isNarrow = useBelow('md');
  const MenuDrawer = useLoaded(drawer, isOpen ? 'now' : isNarrow && 'soon', () => onOpenChange?.(false));
  const toggleText = expanded ? words.collapse : words.expand;
  const ToggleIcon = expanded ? PanelLeftClose : PanelLeftOpen;
  return (
    <>
      <Docked aria-label={words.nav} {...props} $collapsed={!expanded}>
        <Column>
          <List>
            {entries.map((item) => (
              <MenuItem
                key={item.id}
                item={item}
                isCollapsed={!expanded}
                isTall={false}
                alertText={words.alert}
              />
            ))}
          </List>
          <Tooltip text={toggleText} placement="end" isDisabled={expanded}>
            <Toggle aria-expanded={expanded} onPress={toggle} $collapsed={!expanded}>
              <IconBox aria-hidden="true">
                <Glyph of={ToggleIcon} />
              </IconBox>
              <ItemText $collapsed={!expanded}>{toggleText}</ItemText>
            </Toggle>
          </Tooltip>
        </Column>
      </Docked>
      {MenuDrawer && (
        <MenuDrawer
          brand={brand}
          user={user}
          isOpen={isOpen}
          onOpenChange={(open) => onOpenChange?.(open)}
          label={words.nav}
          closeLabel={words.close}
        >
          <List>
            {entries.map((item) => (
              <MenuItem
                key={item.id}
                item={item}
                isCollapsed={false}
                isTall
                alertText={words.alert}
                onChoose={() => onOpenChange?.(false)}
              />
            ))}
          </List>
        </MenuDrawer>
      )}
    </>
  );
}
