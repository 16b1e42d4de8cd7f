/** Two colour roles that touch, and the least contrast between them (WCAG 1.4.3 for text, 1.4.11 for the rest). */
export interface Pair {
  front: string;
  back: string;
  use: 'Texto' | 'Ícono, borde o foco';
  least: 4.5 | 3;
}

const text = (front: string, ...backs: string[]): Pair[] =>
  backs.map((back) => ({ front, back, use: 'Texto', least: 4.5 }));
const graphic = (front: string, ...backs: string[]): Pair[] =>
  backs.map((back) => ({ front, back, use: 'Ícono, borde o foco', least: 3 }));

const papers = ['canvas', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover', 'surface-selected'];
const messages = ['danger-soft', 'success-soft', 'warning-soft', 'info-soft'];

/** Every pair of colours that components use. Add each new pair here. */
export const PAIRS: readonly Pair[] = [
  ...text('text', ...papers, 'primary-soft', 'marker-soft', ...messages),
  ...text('text-muted', ...papers, 'primary-soft', ...messages),
  ...text('link', ...papers),
  ...text('on-primary', 'primary', 'primary-hover', 'primary-active'),
  ...text('primary', 'canvas', 'surface', 'surface-raised', 'surface-hover', 'primary-soft'),
  ...text('on-marker', 'marker'),
  ...text('danger', ...papers, 'danger-soft'),
  ...text('on-danger', 'danger', 'danger-hover'),
  ...text('success', 'canvas', 'surface', 'surface-raised', 'surface-hover', 'success-soft'),
  ...text('warning', 'canvas', 'surface', 'surface-raised', 'surface-hover', 'warning-soft'),
  ...text('info', 'canvas', 'surface', 'surface-raised', 'surface-hover', 'info-soft'),
  ...text('on-warning-solid', 'warning-solid'),
  ...text('on-booth', 'booth', 'booth-raised'),
  ...text('on-booth-muted', 'booth', 'booth-raised'),
  ...graphic('border-strong', 'canvas', 'surface', 'surface-sunken', 'surface-raised', 'surface-hover'),
  ...graphic('lamp', 'canvas', 'surface', 'surface-raised', 'surface-hover', 'surface-selected'),
  ...graphic('focus', 'canvas', 'surface', 'surface-sunken', 'surface-raised', 'surface-selected'),
  ...graphic('surface', 'danger', 'success', 'info'),
  ...graphic('focus-booth', 'booth', 'booth-raised'),
  ...graphic('booth-lamp', 'booth', 'booth-raised', 'booth-border'),
  ...graphic('booth-wave', 'booth'),
  ...graphic('primary', 'surface-selected'),
];
