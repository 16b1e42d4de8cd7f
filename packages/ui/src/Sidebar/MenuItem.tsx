import type { ReactNode } from 'react';
import { Tooltip } from '../Tooltip/Tooltip';
import { IconBox, ItemLamp, ItemLink, ItemText, Mark } from './Sidebar.styles';

export interface SidebarItem {
  id: string;
  /** Icon element, as `<IdCard />` of lucide-react; it is drawn at 20 px and hidden from assistive technology. */
  icon: ReactNode;
  text: string;
  /** The page being shown belongs to this entry: marker, ink bar and `aria-current="page"`. */
  active?: boolean;
  /** Something there asks for attention: lamp, and words for screen readers. */
  alert?: boolean;
  /** Route it leads to. */
  to: string;
  /** Called when the entry is chosen, besides following `to`. */
  onAction?: () => void;
}

interface MenuItemProps {
  item: SidebarItem;
  isCollapsed: boolean;
  isTall: boolean;
  alertText: string;
  onChoose?: () => void;
}

/** One entry of the menu. Collapsed, its text is only hidden from the eye and comes back as a tooltip. */
export function MenuItem({ item, isCollapsed, isTall, alertText, onChoose }: MenuItemProps) {
  const { icon, text, active = false, alert = false, to, onAction } = item;
  return (
    <li>
      <Tooltip text={text} placement="right" isDisabled={!isCollapsed}>
        <ItemLink
          href={to}
          aria-current={active ? 'page' : undefined}
          // As one string: text out of the flow would leave a space before its comma.
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
