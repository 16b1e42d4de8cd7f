/** Made when Storybook starts (main.ts). */
declare module 'virtual:page-facts' {
  const facts: Readonly<Record<string, import('./pageFact').PageFacts>>;
  export default facts;
}
