import { expect, test } from 'vitest';
import { disposition } from './disposition';

const nameIn = (header: string) => decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '');

test.each(['Guion (capítulo 2).pdf', `${'a'.repeat(196)}.pdf`, 'boleta 58 🎤.pdf'])(
  '%s comes whole',
  (name) => {
    const header = disposition(name, true);
    expect(nameIn(header)).toBe(name);
    expect(header).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%~!-]+$/);
  },
);

test.each([
  `${'ñ'.repeat(1500)}.pdf`,
  `${'x'.repeat(12_004)}.pdf`,
  `${'🎤'.repeat(200)}.pdf`,
  '%'.repeat(5000),
])('the header is short for a name of any length, and keeps the file’s extension', (name) => {
  const header = disposition(name, false);
  expect(header.length).toBeLessThan(1300);
  const shown = nameIn(header);
  expect(shown.slice(-4)).toBe(name.slice(-4));
  expect(name.startsWith(shown.slice(0, -4))).toBe(true);
  expect(shown.length).toBeGreaterThan(90);
});

test('the header has no line ends, no marks that turn text around and no half characters', () => {
  const header = disposition('a\r\nSet-Cookie: b=c\u202e4pm\0\ud800".pdf', false);
  expect(header).not.toMatch(/[\r\n\0]/);
  expect(nameIn(header)).toBe('aSet-Cookie: b=c4pm".pdf');
});
