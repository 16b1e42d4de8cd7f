import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSides } from './leftAndRight';

const source = join(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(join(source, file), 'utf8');
const files = globSync(['**/*.styles.ts', '**/*.css'], { cwd: source }).sort();

/* The source itself is the matter: a rule counts in every state of a component, also in those that no test renders. */

/** What names left and right for a reason. */
const ALLOWED: Record<string, string> = {
  'NotificationRegion/NotificationRegion.styles.ts': 'a position names the corner of the window',
  'OnboardingLayout/OnboardingLayout.styles.ts': 'the picture with the brand on it runs from left to right',
  'PdfViewer/PdfViewer.styles.ts': 'pdf.js measures the pieces of a page from its left',
  'RythmoBand/RythmoBand.styles.ts': 'the band runs from left to right, as in a studio',
  'Table/Tick.styles.ts': 'a check mark is drawn of two edges, and no script mirrors it',
  'Timeline/Timeline.styles.ts': 'time runs from left to right',
  'ground/direction/startMark.styles.ts': 'has a rule for either direction',
};

describe('styles name no side of the page', () => {
  it.each(files.filter((file) => !(file in ALLOWED)))('%s', (file) => {
    expect(findSides(read(file))).toEqual([]);
  });

  it('has no exception that is no longer needed', () => {
    const needed = Object.keys(ALLOWED).filter((file) => findSides(read(file)).length > 0);
    expect(needed).toEqual(Object.keys(ALLOWED));
  });

  it.each([
    'margin-left: 4px',
    'padding-right: 4px',
    'border-left: 1px solid',
    'border-top-right-radius: 0',
    'scroll-padding-left: 4px',
    'left: 0',
    'right: auto',
    'text-align: left',
    'float: right',
    'margin: 0 1px 0 0',
    'padding: 5px 12px 5px calc(20px - 1rem)',
    'inset: 0 0 0 auto',
    'border-radius: 4px 0 0 4px',
    'translate: -100% 0',
    'box-shadow: inset 3px 0 0 red',
  ])('finds %s', (declaration) => {
    expect(findSides(`styled.div\`\n  ${declaration};\n\`;`)).toEqual([declaration]);
    expect(findSides(`css\` a { ${declaration}; }\``)).toEqual([declaration]);
  });

  it.each([
    'margin-inline-start: 4px',
    'inset: 0 0 auto',
    'padding: 4px 8px calc(1px + 2px)',
    'padding: 4px 8px 2px 8px',
    'border-radius: 4px 4px 0 0',
    'text-align: start',
    'translate: 0 100%',
    'translate: var(--away) 0',
    'box-shadow: inset 0 -2px 0 red',
    '--dui-left: 4px',
  ])('accepts %s', (declaration) => {
    expect(findSides(`styled.div\`\n  ${declaration};\n\`;`)).toEqual([]);
  });
});
