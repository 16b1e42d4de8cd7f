/** The widths the visual language names: smallest supported, phone, tablet, desktop. */
export const viewports = {
  min320: { name: 'Mínimo 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
  phone390: { name: 'Teléfono 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet768: { name: 'Tableta 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop1440: { name: 'Escritorio 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
