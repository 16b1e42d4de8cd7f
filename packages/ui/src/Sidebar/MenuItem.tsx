import { Tooltip } from '../Tooltip/Tooltip';
import { IconBox, ItemLamp, ItemLink, ItemText, Mark } from './Sidebar.styles';
import type { ReadItem } from './sidebarItem';

interface MenuItemProps {
  item: ReadItem;
  isCollapsed: boolean;
  isTall: boolean;
  alertText: string;
  onChoose?: () => void;
}

/** One entry of the menu. When collapsed, the text is only hidden visually and returns as a tooltip. */
export function MenuItem({ item, isCollapsed, isTall, alertText, onChoose }: MenuItemProps) {
  const { icon, text, isCurrent, hasAlert, href, onAction } = item;
  return (
    <li>
      <Tooltip text={text} placement="end" isDisabled={!isCollapsed}>
        <ItemLink
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          // A single string, because browsers would put a space before the comma of a hidden element.
          aria-label={hasAlert ? `${text}${alertText}` : undefined}
          $collapsed={isCollapsed}
          $tall={isTall}
          onPress={() => {
            onAction?.();
            onChoose?.();
          }}
        >
          <IconBox aria-hidden="true">{icon}</IconBox>
          <ItemText $collapsed={isCollapsed}>
            {isCurrent && !isCollapsed ? <Mark>{text}</Mark> : text}
          </ItemText>
          {hasAlert && <ItemLamp edge={isCollapsed ? 'ring' : 'halo'} $collapsed={isCollapsed} />}
        </ItemLink>
      </Tooltip>
    </li>
  );
}
