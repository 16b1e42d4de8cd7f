/** Made when Storybook starts (main.ts). */
declare module 'virtual:component-facts' {
  const facts: Readonly<Record<string, import('./componentFacts').ComponentFacts>>;
  export default facts;
}
