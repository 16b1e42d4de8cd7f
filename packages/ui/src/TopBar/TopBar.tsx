import Bell from '@lucide/icons/icons/bell';
import LogOut from '@lucide/icons/icons/log-out';
import Menu from '@lucide/icons/icons/menu';
import type { ComponentPropsWithRef } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { Logo } from '../Logo/Logo';
import { Bar, BoothButton, MenuButton, NoticesButton, Separator, Side, Who } from './TopBar.styles';

export interface TopBarLabels {
  /**
   * Name of the button that opens the phone menu.
   * @default 'Abrir menú'
   */
  openMenu: string;
  /** The button at the bar's end. @default 'Cerrar sesión' */
  logout: string;
  /** Name of the button that opens the recent notifications. @default 'Avisos recientes: 3', or 'Avisos recientes' without any */
  openNotices: (count: number) => string;
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
  /** Called on a press of the bell, for a list of the recent notifications. Without it there is no bell. */
  onOpenNotices?: () => void;
  /** How many notifications that list has. It stands beside the bell and in its name. @default 0 */
  noticeCount?: number;
  labels?: Partial<TopBarLabels>;
}

const LABELS: TopBarLabels = {
  openMenu: 'Abrir menú',
  logout: 'Cerrar sesión',
  openNotices: (count) => (count === 0 ? 'Avisos recientes' : `Avisos recientes: ${count}`),
};

/** Dark bar of the main layout: logo, logged-in person, recent notifications, log out (spec §2). */
export function TopBar({
  brand,
  homeHref,
  user,
  onLogout,
  logoutLabel,
  onOpenMenu,
  onOpenNotices,
  noticeCount = 0,
  labels,
  ...props
}: TopBarProps) {
  const words = useLabels('TopBar', LABELS, labels);
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
        {onOpenNotices !== undefined && (
          <NoticesButton
            aria-label={words.openNotices(noticeCount)}
            aria-haspopup="dialog"
            onPress={onOpenNotices}
          >
            <Glyph of={Bell} />
            {noticeCount > 0 && <b>{noticeCount}</b>}
          </NoticesButton>
        )}
        <BoothButton onPress={onLogout}>
          <Glyph of={LogOut} />
          <span>{logoutLabel ?? words.logout}</span>
        </BoothButton>
      </Side>
    </Bar>
  );
}
