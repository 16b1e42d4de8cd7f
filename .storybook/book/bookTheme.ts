import { create } from 'storybook/theming/create';

/** The portal's colours by the names of their tokens, for code that cannot read a stylesheet. A test compares them with tokens.css. */
export const COLOURS = {
  light: {
    canvas: '#f3f5f5',
    surface: '#ffffff',
    'surface-hover': '#f0f4f4',
    'surface-selected': '#e0eff0',
    text: '#142023',
    'text-muted': '#4d5d61',
    border: '#d3dcdd',
    'border-strong': '#74868a',
    primary: '#0b5a63',
    link: '#0b5a63',
    lamp: '#e2312a',
  },
  dark: {
    canvas: '#0f1719',
    surface: '#151f22',
    'surface-hover': '#1b272b',
    'surface-selected': '#16343a',
    text: '#e7eeee',
    'text-muted': '#a6b6b9',
    border: '#2b3a3f',
    'border-strong': '#71868b',
    // White text stands on it in the menu, so it is not the light colour of the portal's dark buttons.
    'booth-wave': '#4e7a81',
    primary: '#7ccdd3',
    link: '#86d3d9',
    lamp: '#ff5a4e',
  },
} as const;

/** The glyph, and the name as text: all words wide except the small ones (visual language, Logo). */
function logo({ text, lamp }: { text: string; lamp: string }): string {
  const word = (words: string) => `<b style="font-weight:640;font-stretch:114%">${words}</b>`;
  return `<span style="display:inline-flex;align-items:center;gap:10px;color:${text};font:15px/20px 'Archivo Variable',sans-serif">
    <svg width="24" height="24" viewBox="0 0 26 26" aria-hidden="true" focusable="false"><path fill="${lamp}" d="M2 0h3v26H2z"/><path fill="currentColor" d="M7 3h3v20H7zM12 4h3v18h-3zM17 7h3v12h-3zM22 11h3v4h-3z"/></svg>
    <span>${word('Estudio')} <span style="font-stretch:75%">de</span> ${word('Doblaje')}</span></span>`;
}

/** Storybook's own frame and documentation in the portal's colours, corners and fonts, with the studio's logo. */
export function bookTheme(theme: keyof typeof COLOURS) {
  const colours = COLOURS[theme];
  return create({
    base: theme,
    // Without a picture Storybook shows the title as HTML, so the name stays text.
    brandImage: null as unknown as string,
    brandTitle: logo(colours),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Archivo Variable', 'Helvetica Neue', Arial, sans-serif",
    fontCode: "'Spline Sans Mono Variable', ui-monospace, monospace",
    colorPrimary: colours.primary,
    colorSecondary: 'booth-wave' in colours ? colours['booth-wave'] : colours.primary,
    appBg: colours.canvas,
    appContentBg: colours.surface,
    appPreviewBg: colours.canvas,
    appBorderColor: colours.border,
    appBorderRadius: 4,
    appHoverBg: colours['surface-hover'],
    textColor: colours.text,
    textMutedColor: colours['text-muted'],
    textInverseColor: colours.surface,
    barBg: colours.surface,
    barTextColor: colours['text-muted'],
    barHoverColor: colours.primary,
    barSelectedColor: colours.primary,
    inputBg: colours.surface,
    inputBorder: colours['border-strong'],
    inputTextColor: colours.text,
    inputBorderRadius: 4,
    buttonBg: colours.surface,
    buttonBorder: colours['border-strong'],
    booleanBg: colours.canvas,
    booleanSelectedBg: colours['surface-selected'],
  });
}
