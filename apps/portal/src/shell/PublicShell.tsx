import { FootNote } from '@doblaje/ui/FootNote';
import { Link } from '@doblaje/ui/Link';
import { PublicHeader } from '@doblaje/ui/PublicHeader';
import { PublicLayout } from '@doblaje/ui/PublicLayout';
import { RythmoBand } from '@doblaje/ui/RythmoBand';
import { Fragment, type ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router-dom';
import { usePortal, useSession } from '../portal/portal';
import { withReturn } from '../session/returnPaths';
import { useReturning } from '../session/useReturning';
import { type BandLine, LOGIN_BAND } from './bands';
import { PublicNotices } from './PublicNotices';
import type { RouteHandle } from './routeHandle';

const FOOT = [
  ['/privacy', 'Privacidad'],
  ['/accessibility', 'Accesibilidad'],
] as const;

/** The way to the pages that everybody may read, but not to the one that is open. */
function PublicFoot({ pathname }: { pathname: string }) {
  const others = FOOT.filter(([href]) => href !== pathname);
  return (
    <FootNote>
      {others.map(([href, text], index) => (
        <Fragment key={href}>
          {index > 0 && ' · '}
          <Link href={href}>{text}</Link>
        </Fragment>
      ))}
    </FootNote>
  );
}

/** Header, content column and rythmo band around a public page. */
export function PublicFrame({
  band,
  wide,
  children,
}: {
  band: BandLine;
  wide?: boolean;
  children: ReactNode;
}) {
  const { config } = usePortal();
  const { token } = useSession();
  const { pathname } = useLocation();
  const { search } = useReturning();
  // A logged-in person can land here by an unknown address. Do not ask them to log in.
  const links = token
    ? []
    : [
        { href: withReturn('/login', search), text: 'Iniciar sesión', isCurrent: pathname === '/login' },
        {
          href: withReturn('/register', search),
          text: 'Registrarse',
          isCurrent: pathname === '/register',
          isOutlined: true,
        },
      ];
  return (
    <PublicLayout
      wide={wide}
      header={<PublicHeader brand={config.brand} homeUrl={config.homeUrl} links={links} />}
      band={<RythmoBand {...band} />}
    >
      <PublicNotices />
      {children}
      <PublicFoot pathname={pathname} />
    </PublicLayout>
  );
}

/** The layout without login (spec §2). The band shows the route's own line. */
export function PublicShell() {
  const { state } = useLocation();
  const handle = useMatches().findLast((match) => match.handle)?.handle as RouteHandle | undefined;
  const band = typeof handle?.band === 'function' ? handle.band(state) : handle?.band;
  return (
    <PublicFrame band={band ?? LOGIN_BAND}>
      <Outlet />
    </PublicFrame>
  );
}
