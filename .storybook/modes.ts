/** What Chromatic takes a picture of, for every story: both themes at the two widths designers draw. */
export const modes = {
  'claro 390': { theme: 'light', viewport: 'phone390' },
  'claro 1440': { theme: 'light', viewport: 'desktop1440' },
  'oscuro 390': { theme: 'dark', viewport: 'phone390' },
  'oscuro 1440': { theme: 'dark', viewport: 'desktop1440' },
} as const;
