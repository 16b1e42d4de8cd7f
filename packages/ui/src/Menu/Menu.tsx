import ChevronDown from '@lucide/icons/icons/chevron-down';
import Ellipsis from '@lucide/icons/icons/ellipsis';
import type { ReactNode } from 'react';
import type { MenuTriggerProps, PopoverProps } from 'react-aria-components';
import { MenuTrigger } from 'react-aria-components';
import { Button, type ButtonBaseProps } from '../Button/Button';
import type { WordsVariant } from '../Button/look';
import { Glyph } from '../ground/icon/Glyph';
import { PopoverFrame, popoverLayer } from '../ground/popover/Popover.styles';
import { Item, List } from './Menu.styles';

/** One entry of the menu. It leads to a page (`href`) or does something (`onAction`). */
export interface MenuAction {
  id: string;
  /** Icon element, as `<Pencil />` of lucide-react; drawn at 16 px. */
  icon?: ReactNode;
  /** An infinitive: 'Editar'. */
  text: string;
  href?: string;
  onAction?: () => void;
  /** The action destroys something. @default false */
  isDanger?: boolean;
  /** The entry cannot be used now. @default false */
  isDisabled?: boolean;
}

export interface MenuProps
  extends Omit<ButtonBaseProps, 'aria-label' | 'onPress' | 'isPending' | 'pendingText' | 'type'>,
    Pick<MenuTriggerProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** Names the button and the menu. It says whose actions they are: 'Acciones de Antonia Millaquén'. */
  label: string;
  /** Entries, in order. With no entries the button is disabled. */
  items: readonly MenuAction[];
  /** Look of a button that has words. @default 'secondary' */
  variant?: WordsVariant;
  /** Words on the button, with a chevron. @default none: an `ellipsis` icon button, for rows */
  children?: ReactNode;
  /** Side and alignment of the menu. The menu flips to the other side when there is no room. @default 'bottom end' */
  placement?: PopoverProps['placement'];
}

/**
 * A button that opens a list of actions. Enter, Space and the arrow keys open it, letters find an entry,
 * and Escape closes it and gives the focus back. Other attributes and `ref` go to the button.
 */
export function Menu({
  label,
  items,
  children,
  variant = 'secondary',
  size,
  placement = 'bottom end',
  isOpen,
  defaultOpen,
  onOpenChange,
  ...button
}: MenuProps) {
  const hasWords = children !== undefined;
  return (
    <MenuTrigger isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Button
        isDisabled={items.length === 0}
        {...button}
        size={size ?? (hasWords ? 'md' : 'sm')}
        {...(hasWords ? { variant } : { variant: 'icon', 'aria-label': label })}
      >
        {children}
        {hasWords ? <Glyph of={ChevronDown} /> : <Glyph of={Ellipsis} />}
      </Button>
      <PopoverFrame placement={placement} offset={4} style={popoverLayer}>
        <List aria-label={label}>
          {items.map(({ id, icon, text, href, onAction, isDanger = false, isDisabled = false }) => (
            <Item
              key={id}
              id={id}
              textValue={text}
              href={href}
              onAction={onAction}
              isDisabled={isDisabled}
              $isDanger={isDanger}
            >
              {icon}
              {text}
            </Item>
          ))}
        </List>
      </PopoverFrame>
    </MenuTrigger>
  );
}
