/** The address of a mockup's picture, beside Storybook's own pages (`staticDirs` of main.ts). */
export const mockupAddress = (name: string, theme: 'light' | 'dark') => `./mockups/${name}.${theme}.webp`;
