import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRawValues } from './tokensOnly';

const source = join(import.meta.dirname, '../src');
const read = (name: string) => readFileSync(join(source, name), 'utf8');
const files = globSync('**/*.styles.ts', { cwd: source }).sort();

/* The source itself is the matter: a computed colour does not tell whether it came from a token. */

/** Tokens from tokens.css, and those that a component sets for its content. */
const tokens = new Set(
  [read('ground/tokens/tokens.css'), ...globSync('**/*.{ts,tsx}', { cwd: source }).map(read)].flatMap(
    (text) => [...text.matchAll(/(--dui-[\w-]+)['"\]]*\s*:/g)].map(([, name = '']) => name),
  ),
);

/** Exceptions by file and beginning of the declaration, with their reasons. */
const ALLOWED: Record<string, { text: RegExp; why: string }[]> = {
  'Logo/Logo.styles.ts': [
    { text: /^font-size/, why: 'the wordmark is drawn, not set: logo.md gives its sizes' },
  ],
  'OnboardingLayout/Tracks.styles.ts': [
    { text: /^font-size/, why: 'units of the drawing, which scales with the panel' },
  ],
  'PdfViewer/PdfViewer.styles.ts': [
    { text: /^(background|color|outline): /, why: 'a document is black on white paper in both themes' },
  ],
  'PdfViewer/PageLinks.styles.ts': [{ text: /^outline: /, why: 'a link lies on white paper in both themes' }],
  'PdfViewer/PrintSheets.styles.ts': [
    { text: /^(background|color): /, why: 'paper is white and its ink black, whatever the theme' },
  ],
  'RythmoBand/RythmoBand.styles.ts': [
    { text: /^font-size/, why: 'the band’s words have a size of their own, and are decoration' },
  ],
};

describe('styles come from tokens', () => {
  it.each(files)('%s', (file) => {
    const allowed = ALLOWED[file] ?? [];
    const findings = findRawValues(read(file), tokens).filter(
      ({ text }) => !allowed.some((one) => one.text.test(text)),
    );
    expect(findings).toEqual([]);
  });

  it('has no exception that is no longer needed', () => {
    for (const [file, allowed] of Object.entries(ALLOWED)) {
      const texts = findRawValues(read(file), tokens).map(({ text }) => text);
      for (const { text, why } of allowed) {
        expect([file, why, texts.some((one) => text.test(one))]).toEqual([file, why, true]);
      }
    }
  });

  it.each([
    ['color: #fff', 'colour'],
    ['background: rgb(0 0 0 / 0.5)', 'colour'],
    ['border: 1px solid white', 'colour'],
    ['font-size: 13px', 'font size'],
    ['font: 400 13px/1 var(--dui-font-sans)', 'font size'],
    ['font-family: Arial, sans-serif', 'font family'],
    ['z-index: 999', 'layer'],
    ['transition: opacity 200ms', 'duration'],
    ['box-shadow: 0 1px 2px CanvasText', 'shadow'],
    ['color: var(--dui-color-purpel)', 'unknown token'],
  ])('finds %s', (declaration, rule) => {
    const found = findRawValues(`export const One = styled.div\`\n  ${declaration};\n\`;`, tokens);
    expect(found.map((one) => one.rule)).toContain(rule);
  });

  it.each([
    'color: var(--dui-color-text)',
    'white-space: nowrap',
    'color: GrayText',
    'background: transparent',
    'z-index: 1',
    'font: inherit',
  ])('accepts %s', (declaration) => {
    expect(findRawValues(`styled.div\`\n  ${declaration};\n\`;`, tokens)).toEqual([]);
  });
});
