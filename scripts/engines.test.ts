import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CHROMIUM_ARGS, findChromium } from './chromium.ts';
import { findFirefox } from './firefox.ts';
import { findWebKit } from './webkit.ts';

function setVariable(name: string, value: string): void {
  vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

function folderWith(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'doblaje-programs-'));
  writeFileSync(join(folder, program), '');
  chmodSync(join(folder, program), 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('if the Chromium named by CHROMIUM_PATH does not exist, the error names it', () => {
  setVariable('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => findChromium()).toThrow('/nowhere/chromium');
});

test('tests prefer the headless shell, wherever on the path it is; measurements never use it', () => {
  const [first, second] = [folderWith('chromium'), folderWith('chromium-headless-shell')];
  setVariable('CHROMIUM_PATH', '');
  setVariable('PATH', [first, second].join(delimiter));
  expect(findChromium()).toBe(join(second, 'chromium-headless-shell'));
  expect(findChromium('measures')).toBe(join(first, 'chromium'));
  setVariable('PATH', first);
  expect(findChromium()).toBe(join(first, 'chromium'));
});

test('the Chromium that is found exists, and may run as root', () => {
  const path = findChromium();
  expect(path === undefined || existsSync(path)).toBe(true);
  expect(CHROMIUM_ARGS).toContain('--no-sandbox');
});

test('if the Firefox named by FIREFOX_PATH does not exist, the error names it', () => {
  setVariable('FIREFOX_PATH', '/nowhere/firefox');
  expect(() => findFirefox()).toThrow('/nowhere/firefox');
});

test('the Firefox of long support goes first, wherever on the path it is', () => {
  const [first, second] = [folderWith('firefox'), folderWith('firefox-esr')];
  setVariable('FIREFOX_PATH', '');
  setVariable('PATH', [first, second].join(delimiter));
  expect(findFirefox()).toBe(join(second, 'firefox-esr'));
  setVariable('PATH', first);
  expect(findFirefox()).toBe(join(first, 'firefox'));
});

test('if the driver named by WEBKIT_DRIVER does not exist, the error names it', () => {
  setVariable('WEBKIT_DRIVER', '/nowhere/WebKitWebDriver');
  expect(() => findWebKit()).toThrow('/nowhere/WebKitWebDriver');
});

test('WebKit is there only with its driver and a screen', () => {
  const [driver, screen] = [folderWith('WebKitWebDriver'), folderWith('Xvfb')];
  setVariable('WEBKIT_DRIVER', '');
  setVariable('PATH', driver);
  expect(findWebKit()).toBeUndefined();
  setVariable('PATH', [driver, screen].join(delimiter));
  expect(findWebKit()).toEqual({ driver: join(driver, 'WebKitWebDriver'), xvfb: join(screen, 'Xvfb') });
});
