import { type MenuIcon, menuFor, roleLabel } from '@doblaje/domain/access';
import { MainLayout } from '@doblaje/ui/MainLayout';
import { NotificationRegion } from '@doblaje/ui/NotificationRegion';
import { Sidebar } from '@doblaje/ui/Sidebar';
import { TopBar } from '@doblaje/ui/TopBar';
import { Clapperboard, FileText, IdCard, type LucideIcon, MicVocal, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { LeaveGuard } from '../edits/LeaveGuard';
import { usePortal, useSession } from '../portal/portal';
import { useAnswer } from '../requests/useAnswer';
import { LinksOut } from './LinksOut';
import type { MainData } from './mainLoader';
import { useLogOut } from './useLogOut';
import { useMenuExpanded } from './useMenuExpanded';
import { useNewNotice } from './useNewNotice';
import { usePageBar } from './usePageBar';
import { useRecentNotices } from './useRecentNotices';

const UserNotices = lazy(async () => ({ default: (await import('./UserNotices')).UserNotices }));

const ICONS: Record<MenuIcon, LucideIcon> = {
  idCard: IdCard,
  micVocal: MicVocal,
  fileText: FileText,
  users: Users,
  clapperboard: Clapperboard,
};

/** The session's alert that puts a dot on each menu entry. */
const ALERTS: Record<MenuIcon, keyof Awaited<MainData['current']>['alerts']> = {
  idCard: 'home',
  micVocal: 'projects',
  fileText: 'documents',
  users: 'documentsBack',
  clapperboard: 'projectsBackOffice',
};

/** A menu entry is active on its own page and on the pages below it. */
function isActive(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`);
}

/** The layout for logged-in people (spec §2): top bar, side menu by role, notifications, and the route's screen. */
export function MainShell() {
  const portal = usePortal();
  const { config } = portal;
  const { role } = useSession();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const { value: current, error } = useAnswer(useLoaderData<MainData>().current);
  const [isExpanded, setExpanded] = useMenuExpanded();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const recent = useRecentNotices();
  useNewNotice();
  usePageBar();

  // Wait until the answer is known, or the notice would appear and vanish again. Show it if the request fails.
  const isInPeriod = current?.isBoletaNoticeOn ?? error !== undefined;
  const alerts = current?.alerts;
  const user = current && {
    name: `${current.user.first_name} ${current.user.last_name}`,
    surname: current.user.last_name,
    role: roleLabel(role),
  };
  const items = menuFor(role).map(({ id, label, to, icon }) => {
    const Icon = ICONS[icon];
    return {
      id,
      icon: <Icon aria-hidden />,
      text: label,
      href: to,
      isCurrent: isActive(to, pathname),
      hasAlert: alerts?.[ALERTS[icon]],
    };
  });

  return (
    <MainLayout
      isSidebarExpanded={isExpanded}
      topBar={
        <TopBar
          brand={config.brand}
          homeHref="/home"
          user={user}
          onLogout={logOut}
          onOpenMenu={() => setMenuOpen(true)}
          onOpenNotices={recent.open}
          noticeCount={recent.count}
        />
      }
      sidebar={
        <Sidebar
          items={items}
          brand={config.brand}
          user={user}
          isExpanded={isExpanded}
          onExpandedChange={setExpanded}
          isOpen={isMenuOpen}
          onOpenChange={setMenuOpen}
        />
      }
      notices={<NotificationRegion queue={portal.notices} place="bar" />}
    >
      {role === 'USER' && (
        <Suspense>
          <UserNotices isInPeriod={isInPeriod} blockedSince={current?.blockedSince} />
        </Suspense>
      )}
      <LinksOut>
        <Outlet />
      </LinksOut>
      <LeaveGuard />
      {recent.dialog}
    </MainLayout>
  );
}
