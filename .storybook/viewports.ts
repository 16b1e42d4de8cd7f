/** The widths the visual language names: smallest supported, phone, tablet, desktop; and where a drawer begins to find room beside a list, and a dialog beside notifications. */
export const viewports = {
  min320: { name: 'Mínimo 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone390: { name: 'Teléfono 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet768: { name: 'Tableta 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  tablet800: { name: 'Tableta 800', styles: { width: '800px', height: '1024px' }, type: 'tablet' },
  laptop1024: { name: 'Portátil 1024', styles: { width: '1024px', height: '800px' }, type: 'desktop' },
  laptop1100: { name: 'Portátil 1100', styles: { width: '1100px', height: '800px' }, type: 'desktop' },
  laptop1280: { name: 'Portátil 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop1440: { name: 'Escritorio 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;

/** Heights that React Aria does not tell from one another: less than 100 px apart. */
const LOWEST = 844;
const HIGHEST = 900;

/**
 * The same widths in windows of like height, for a run of tests in which all stories share one page. A page that gets 100 px
 * lower has an on-screen keyboard for React Aria: for the rest of its life a dialog that opens with the focus in a field
 * is transparent for up to 0.6 s, as if that keyboard were on its way.
 */
export const viewportsOfTests = Object.fromEntries(
  Object.entries(viewports).map(([name, { styles, ...rest }]) => {
    const height = Math.min(Math.max(Number.parseInt(styles.height, 10), LOWEST), HIGHEST);
    return [name, { ...rest, styles: { width: styles.width, height: `${height}px` } }];
  }),
);
