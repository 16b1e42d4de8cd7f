import LogOut from '@lucide/icons/icons/log-out';
import Menu from '@lucide/icons/icons/menu';
import type { ComponentPropsWithRef } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Logo } from '../Logo/Logo';
import { Bar, BoothButton, MenuButton, Separator, Side, Who } from './TopBar.styles';

export interface TopBarLabels {
  /**
   * Name of the button that opens the phone menu.
   * @default 'Abrir menú'
   */
  openMenu: string;
  /** The button at the bar's end. @default 'Cerrar sesión' */
  logout: string;
}

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand's name, also the name of the logo's link. */
  brand: string;
  /** The address of the logo's link. */
  homeHref: string;
  /** The logged-in person: name and the role's Spanish word ('Usuario'). Hidden below 900 px, and absent while unknown. */
  user?: { name: string; role: string };
  /** Called on a press of 'Cerrar sesión'. */
  onLogout: () => void;
  /** @deprecated since 0.4.0: `labels.logout` */
  logoutLabel?: string;
  /** Called on a press of the menu button, which only shows below 900 px. Without it there is no button. */
  onOpenMenu?: () => void;
  labels?: Partial<TopBarLabels>;
}

/** Dark bar of the main layout: logo, logged-in person, log out (spec §2). */
export function TopBar({
  brand,
  homeHref,
  user,
  onLogout,
  logoutLabel,
  onOpenMenu,
  labels,
  ...props
}: TopBarProps) {
  const words = useLabels('TopBar', { openMenu: 'Abrir menú', logout: 'Cerrar sesión' }, labels);
  return (
    <Bar {...props}>
      <Side>
        {onOpenMenu !== undefined && (
          <MenuButton aria-label={words.openMenu} aria-haspopup="dialog" onPress={onOpenMenu}>
            <Glyph of={Menu} />
          </MenuButton>
        )}
        <Logo brand={brand} href={homeHref} onBooth isCompact />
      </Side>
      <Side>
        {user !== undefined && (
          <>
            <Who>
              <span>{user.name}</span>
              <span>{user.role}</span>
            </Who>
            <Separator />
          </>
        )}
        <BoothButton onPress={onLogout}>
          <Glyph of={LogOut} />
          <span>{logoutLabel ?? words.logout}</span>
        </BoothButton>
      </Side>
    </Bar>
  );
}
