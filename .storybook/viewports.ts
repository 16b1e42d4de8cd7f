/**
 * The widths that the visual language names: smallest supported, phone, tablet, desktop. In addition those from which a drawer
 * fits beside a list, and a dialog beside notifications.
 */
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

/** React Aria does not react to changes between these heights: they differ by less than 100 px. */
const LOWEST = 844;
const HIGHEST = 900;

/**
 * The same widths with similar heights, for tests, in which all stories share one page. When a page gets 100 px lower, React
 * Aria assumes an on-screen keyboard: from then on a dialog that opens with the focus in a field stays transparent for up to
 * 0.6 s, as if the keyboard were opening.
 */
export const viewportsOfTests = Object.fromEntries(
  Object.entries(viewports).map(([name, { styles, ...rest }]) => {
    const height = Math.min(Math.max(Number.parseInt(styles.height, 10), LOWEST), HIGHEST);
    return [name, { ...rest, styles: { width: styles.width, height: `${height}px` } }];
  }),
);
