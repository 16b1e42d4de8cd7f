import { describe, expect, it } from 'vitest';
import {
  canOpen,
  isKnownPath,
  isRole,
  MENU_ENTRIES,
  menuFor,
  ROLES,
  ROUTES,
  roleLabel,
  routeFor,
  safeReturnPath,
} from './index';

const labels = (role: unknown) => menuFor(role).map((entry) => entry.label);

describe('roles', () => {
  it('names both in Spanish', () => {
    expect(ROLES.map(roleLabel)).toEqual(['Administración', 'Usuario']);
    expect(roleLabel('ROOT')).toBe('');
    expect(roleLabel(null)).toBe('');
  });

  it('tells them from other words', () => {
    expect(isRole('ADMIN')).toBe(true);
    expect(isRole('USER')).toBe(true);
    expect(isRole('user')).toBe(false);
    expect(isRole(null)).toBe(false);
  });
});

describe('menu', () => {
  it('has five entries in the order of the spec', () => {
    expect(MENU_ENTRIES.map(({ id, label, to }) => [id, label, to])).toEqual([
      ['home', 'Principal', '/home'],
      ['projects', 'Experiencias', '/projects'],
      ['documents', 'Documentos', '/documents'],
      ['documents-back', 'Administrativo', '/documents-back'],
      ['projects-back-office', 'Proyectos', '/projects-back-office'],
    ]);
  });

  it('shows five to ADMIN, three to USER, none to others', () => {
    expect(labels('ADMIN')).toEqual([
      'Principal',
      'Experiencias',
      'Documentos',
      'Administrativo',
      'Proyectos',
    ]);
    expect(labels('USER')).toEqual(['Principal', 'Experiencias', 'Documentos']);
    expect(labels(null)).toEqual([]);
    expect(labels('root')).toEqual([]);
  });

  it('leads only to pages that the role may open', () => {
    for (const role of ROLES) for (const entry of menuFor(role)) expect(canOpen(role, entry.to)).toBe(true);
  });
});

/** Every path of the spec with sample parameters, and its access: P public, U both roles, A only ADMIN. */
const DECIDED: Readonly<Record<string, 'P' | 'U' | 'A'>> = {
  '/': 'P',
  '/login': 'P',
  '/register': 'P',
  '/auth/activate/abc': 'P',
  '/auth/recover-password': 'P',
  '/auth/change-password': 'P',
  '/auth/change-password/abc': 'P',
  '/auth/confirm-email/abc': 'P',
  '/auth/stop-email/abc': 'P',
  '/privacy': 'P',
  '/privacy/request': 'P',
  '/privacy/request/abc': 'P',
  '/accessibility': 'P',
  '/onboarding': 'P',
  '/onboarding/1': 'P',
  '/onboarding/2': 'P',
  '/onboarding/3': 'P',
  '/onboarding/4': 'P',
  '/onboarding/5': 'P',
  '/home': 'U',
  '/home/sessions': 'U',
  '/home/payments': 'U',
  '/home/consents': 'U',
  '/home/data-requests': 'U',
  '/projects': 'U',
  '/documents': 'U',
  '/documents-back': 'A',
  '/documents-back/users/7': 'A',
  '/documents-back/archive': 'A',
  '/projects-back-office': 'A',
  '/projects-back-office/chapters': 'A',
  '/projects-back-office/chapter-list': 'A',
  '/projects-back-office/chapter': 'A',
  '/projects-back-office/documents': 'A',
  '/documents-back/readings': 'A',
  '/documents-back/data-requests': 'A',
};

describe('canOpen', () => {
  it.each(Object.entries(DECIDED))('%s is %s', (path, who) => {
    expect(isKnownPath(path)).toBe(true);
    expect(canOpen(null, path)).toBe(who === 'P');
    expect(canOpen('USER', path)).toBe(who !== 'A');
    expect(canOpen('ADMIN', path)).toBe(true);
    expect(canOpen('user', path)).toBe(who === 'P');
  });

  it('has a decision here for every entry of the table', () => {
    const reached = new Set(Object.keys(DECIDED).map((path) => routeFor(path)));
    expect(ROUTES.filter((route) => !reached.has(route))).toEqual([]);
  });

  it('is not fooled by the spelling of a path', () => {
    for (const path of [
      '/Documents-Back',
      '/documents-back/',
      '/documents-back//',
      '/%64ocuments-back',
      '/DOCUMENTS-BACK/users/1/',
    ]) {
      expect(isKnownPath(path)).toBe(true);
      expect(canOpen('USER', path)).toBe(false);
      expect(canOpen('ADMIN', path)).toBe(true);
    }
  });

  it.each([
    '/nada',
    '',
    'home',
    '//home',
    '/home/x',
    '/onboarding/0',
    '/onboarding/6',
    '/documents-back/users',
    '/documents-back/users/',
    '/documents-back/users/..',
    '/documents-back/users/%2e%2e',
    '/auth/activate',
    '/auth/change-password/a/b',
    '/%E0%A4%A',
    `/${'a'.repeat(1_000_000)}`,
    null,
    undefined,
    3,
    {},
  ])('opens nothing at an address that does not exist: %j', (path) => {
    expect(isKnownPath(path)).toBe(false);
    expect(canOpen('ADMIN', path)).toBe(false);
  });
});

describe('safeReturnPath', () => {
  it.each([
    '/home',
    '/projects?search=el%20r%C3%ADo&page=2#fila-3',
    '/documents-back/users/12?tab=documentos',
    '/projects-back-office/chapter?project=4',
    '/home?next=//evil.example',
    '/onboarding/4',
    '/home#/a?b',
  ])('keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '//evil.example/home',
    '/\\evil.example',
    '\\/evil.example',
    '/home\\..\\..',
    '/ho\tme',
    '/home\n',
    '/home?a=\u0000',
    '/home\u0085',
    '/home\u007f',
    ' /home',
    'home',
    'https://evil.example/home',
    'javascript:alert(1)',
    '/login',
    '/register?x',
    '/onboarding/1',
    '/',
    '/nada',
    '?a',
    '',
    `/home?${'a'.repeat(5000)}`,
    null,
    undefined,
    7,
    ['/home'],
    {},
  ])('refuses %j', (input) => {
    expect(safeReturnPath(input)).toBeNull();
  });
});
