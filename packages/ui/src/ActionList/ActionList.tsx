import ChevronRight from '@lucide/icons/icons/chevron-right';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { List, RowButton, RowLink, Text } from './ActionList.styles';

/** One row. It navigates (`href`) or does something (`onAction`). */
export interface ActionItem {
  id: string;
  /** The icon element, for example `<KeyRound />` of lucide-react. It is drawn at 16 px. */
  icon?: ReactNode;
  /** An infinitive: 'Cambiar contraseña'. */
  text: string;
  href?: string;
  onAction?: () => void;
  /** The action destroys something. @default false */
  isDanger?: boolean;
  /** The action cannot be used now. @default false */
  isDisabled?: boolean;
}

export interface ActionListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  items: readonly ActionItem[];
}

/** A short list of actions, one per row, for example those of the account. */
export function ActionList({ items, ...props }: ActionListProps) {
  return (
    <List role="list" {...props}>
      {items.map(({ id, icon, text, href, onAction, isDanger = false, isDisabled = false }) => {
        const content = (
          <>
            {icon}
            <Text>{text}</Text>
            <Glyph of={ChevronRight} />
          </>
        );
        const row = { $isDanger: isDanger, isDisabled, onPress: onAction };
        return (
          <li key={id}>
            {href === undefined ? (
              <RowButton {...row}>{content}</RowButton>
            ) : (
              <RowLink {...row} href={href}>
                {content}
              </RowLink>
            )}
          </li>
        );
      })}
    </List>
  );
}
