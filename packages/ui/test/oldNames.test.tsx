import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PublicHeader } from '../src/PublicHeader';
import { Sidebar } from '../src/Sidebar';
import { TopBar } from '../src/TopBar';

const item = { id: 'home', icon: null, text: 'Principal' };
const link = { href: '/login', text: 'Iniciar sesión' };
const header = { brand: 'Estudio', homeUrl: '/home' };
const bar = { brand: 'Estudio', homeHref: '/home', onLogout: () => {} };

/** Each old name as it may still be written, and what is written now. */
const PAIRS: Record<string, [before: ReactElement, now: ReactElement]> = {
  to: [
    <Sidebar key="to" brand="Estudio" items={[{ ...item, to: '/home' }]} />,
    <Sidebar key="href" brand="Estudio" items={[{ ...item, href: '/home' }]} />,
  ],
  active: [
    <Sidebar key="active" brand="Estudio" items={[{ ...item, to: '/home', active: true }]} />,
    <Sidebar key="isCurrent" brand="Estudio" items={[{ ...item, href: '/home', isCurrent: true }]} />,
  ],
  alert: [
    <Sidebar key="alert" brand="Estudio" items={[{ ...item, to: '/home', alert: true }]} />,
    <Sidebar key="hasAlert" brand="Estudio" items={[{ ...item, href: '/home', hasAlert: true }]} />,
  ],
  current: [
    <PublicHeader key="current" {...header} links={[{ ...link, current: true }]} />,
    <PublicHeader key="isCurrent" {...header} links={[{ ...link, isCurrent: true }]} />,
  ],
  outlined: [
    <PublicHeader key="outlined" {...header} links={[{ ...link, outlined: true }]} />,
    <PublicHeader key="isOutlined" {...header} links={[{ ...link, isOutlined: true }]} />,
  ],
  logoutLabel: [
    <TopBar key="logoutLabel" {...bar} logoutLabel="Salir" />,
    <TopBar key="labels" {...bar} labels={{ logout: 'Salir' }} />,
  ],
};

/** The components with neither name, so that a pair shows that its names do something. */
const PLAIN = new Map<unknown, ReactElement>([
  [Sidebar, <Sidebar key="sidebar" brand="Estudio" items={[{ ...item, href: '/other' }]} />],
  [PublicHeader, <PublicHeader key="header" {...header} links={[link]} />],
  [TopBar, <TopBar key="bar" {...bar} />],
]);

describe('old names', () => {
  it.each(Object.entries(PAIRS))('%s works as what took its place', (_, [before, now]) => {
    const html = renderToStaticMarkup(now);
    expect(html).not.toBe(renderToStaticMarkup(PLAIN.get(now.type)));
    expect(renderToStaticMarkup(before)).toBe(html);
  });

  it('a new name stands over the old one', () => {
    const items = [{ ...item, href: '/home', isCurrent: false, active: true, hasAlert: false, alert: true }];
    const html = renderToStaticMarkup(<Sidebar brand="Estudio" items={items} />);
    expect(html).not.toContain('aria-current');
    expect(html).not.toContain('requiere atención');
  });

  it('each is tried here, and says since when it is old and what to write', () => {
    const root = join(import.meta.dirname, '../src');
    const found = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/@deprecated ([^\n]*?)(?: \*\/)?\n\s*(\w+)\??:/g),
      ].map(([, words = '', name = '']) => ({ name, words })),
    );
    expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(PAIRS).sort());
    expect(found.filter(({ words }) => !/^since \d+\.\d+\.\d+: `[\w.]+`$/.test(words))).toEqual([]);
  });
});
