import sources from '../inherited.json';

/** Components of React Aria whose props stand on another one's page. */
const PAGES: Readonly<Record<string, string>> = { Dialog: 'Modal', MenuTrigger: 'Menu' };

/** The page of an element of HTML, where it is not called after it. */
const ELEMENTS: Readonly<Record<string, string>> = { h1: 'Heading_Elements' };

/** The page that describes props of React Aria's, or of an element. */
function linkTo({ of, name }: { of: string; name: string }): { text: string; href: string } {
  if (of === 'react-aria') {
    return { text: `${name} de React Aria`, href: `https://react-aria.adobe.com/${PAGES[name] ?? name}` };
  }
  const element = ELEMENTS[name] ?? name;
  return {
    text: `<${name}>`,
    href: `https://developer.mozilla.org/es/docs/Web/HTML/Reference/Elements/${element}`,
  };
}

/** Where the props are described that the component of an entry inherits. `pnpm api` reads them off its types. */
export const inheritedBy = (entry = ''): { text: string; href: string }[] =>
  ((sources as Record<string, { of: string; name: string }[] | undefined>)[entry] ?? []).map(linkTo);
