import X from '@lucide/icons/icons/x';
import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import { Logo } from '../Logo/Logo';
import { Head, Me, Nav, Panel, Scrim, Sheet } from './MenuDrawer.styles';

interface MenuDrawerProps {
  brand: string;
  user?: { name: string; surname?: string; role: string };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  closeLabel: string;
  /** The list of entries. */
  children: ReactNode;
}

/** The menu below 900 px: a modal dialog from the left edge. React Aria keeps the focus inside it and gives it back. */
export function MenuDrawer({
  brand,
  user,
  isOpen,
  onOpenChange,
  label,
  closeLabel,
  children,
}: MenuDrawerProps) {
  return (
    <Scrim data-part="scrim" isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Panel>
        <Sheet aria-label={label}>
          <Head>
            <Logo brand={brand} />
            <Button
              variant="icon"
              data-dui-close=""
              autoFocus
              aria-label={closeLabel}
              onPress={() => onOpenChange(false)}
            >
              <Glyph of={X} />
            </Button>
          </Head>
          <Nav aria-label={label}>{children}</Nav>
          {user !== undefined && (
            <Me>
              <Avatar name={user.name} surname={user.surname} />
              <div>
                <b>{user.name}</b>
                <span>{user.role}</span>
              </div>
            </Me>
          )}
        </Sheet>
      </Panel>
    </Scrim>
  );
}
