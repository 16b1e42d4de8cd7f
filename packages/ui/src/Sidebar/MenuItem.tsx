import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip';
import { IconBox, ItemLamp, ItemLink, ItemText, Mark } from './Sidebar.styles';

export interface SidebarItem {
  id: string;
  /** Icon element, like `<IdCard />` of lucide-react. It is drawn at 20 px and hidden from assistive technology. */
  icon: ReactNode;
  text: string;
  /** The current page belongs to this entry: it gets the marker, the ink bar and `aria-current="page"`. */
  active?: boolean;
  /** Something behind the entry needs attention: it gets a lamp, and words for screen readers. */
  alert?: boolean;
  /** The entry's route. */
  to: string;
  /** Called when the person chooses the entry, in addition to following `to`. */
  onAction?: () => void;
}

interface MenuItemProps {
  item: SidebarItem;
  isCollapsed: boolean;
  isTall: boolean;
  alertText: string;
  onChoose?: () => void;
}

/** One entry of the menu. When collapsed, the text is only hidden visually and returns as a tooltip. */
export function MenuItem({ item, isCollapsed, isTall, alertText, onChoose }: MenuItemProps) {
  const { icon, text, active = false, alert = false, to, onAction } = item;
  return (
    <li>
      <Tooltip text={text} placement="right" isDisabled={!isCollapsed}>
        <ItemLink
          href={to}
          aria-current={active ? 'page' : undefined}
          // A single string, because browsers would put a space before the comma of a hidden element.
          aria-label={alert ? `${text}${alertText}` : undefined}
          $collapsed={isCollapsed}
          $tall={isTall}
          onPress={() => {
            onAction?.();
            onChoose?.();
          }}
        >
          <IconBox aria-hidden="true">{icon}</IconBox>
          <ItemText $collapsed={isCollapsed}>{active && !isCollapsed ? <Mark>{text}</Mark> : text}</ItemText>
          {alert && <ItemLamp edge={isCollapsed ? 'ring' : 'halo'} $collapsed={isCollapsed} />}
        </ItemLink>
      </Tooltip>
    </li>
  );
}
