import { LogOut, Menu } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { iconProps } from '../icon/iconProps';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { Logo } from '../Logo/Logo';
import { Bar, BoothButton, MenuButton, Separator, Side, Who } from './TopBar.styles';

export interface TopBarLabels {
  /**
   * Name of the button that opens the phone menu.
   * @default 'Abrir menú'
   */
  openMenu: string;
  /** The button at its end. @default 'Cerrar sesión' */
  logout: string;
}

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The brand's name, also the name of the logo's link. */
  brand: string;
  /** Where the logo leads. */
  homeHref: string;
  /** Who is logged in: name and the role's Spanish word ('Usuario'), hidden below 900 px. Nothing while unknown. */
  user?: { name: string; role: string };
  /** 'Cerrar sesión' was pressed. */
  onLogout: () => void;
  /** @default 'Cerrar sesión' */
  logoutLabel?: string;
  /** The menu button, shown below 900 px only, was pressed; without it there is no button. */
  onOpenMenu?: () => void;
  labels?: Partial<TopBarLabels>;
}

/** Dark bar of the main layout: logo, who is logged in, log out (spec §2). */
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
            <Menu {...iconProps} />
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
          <LogOut {...iconProps} />
          <span>{logoutLabel ?? words.logout}</span>
        </BoothButton>
      </Side>
    </Bar>
  );
}
