import type { StoryContext } from '@storybook/react-vite';
import type { State } from './book/states';

/** What nobody is shown: it lies under an open dialog. */
const COVERED = '[inert], [aria-hidden="true"]';

const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest(COVERED) && element.checkVisibility(),
  );

/** Whether a piece of text on the page, whole as its element has it, says so. */
const says = (words: RegExp) =>
  seen('body *').some((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && words.test(node.nodeValue?.trim() ?? ''),
    ),
  );

const isThere = (selector: string) =>
  seen(selector).some(({ textContent, ariaLabel }) => textContent || ariaLabel);

const isWrong = () => seen('[aria-invalid="true"]').length > 0;
const isToldAtOnce = () => isThere('[role="alert"]');

/** What a story's page has at its end, by the column of the wall that it stands in. */
const ENDS: Partial<Record<State, () => boolean>> = {
  'al entrar': () => !isWrong(),
  'todo bien': () => !isWrong() && !isToldAtOnce(),
  'con errores': () =>
    isWrong() ||
    isToldAtOnce() ||
    says(
      /no se puede|demasiad|supera|no lo acepta|no aceptaría|^revisa «|otra cosa|sube una sola|ya se envió/i,
    ),
  'en curso': () =>
    seen('[aria-busy="true"], button[aria-disabled="true"]').length > 0 || says(/(\.\.\.|…)$/),
  falla: () =>
    isToldAtOnce() ||
    says(
      /^no (pudimos|se pud|se encontr|lleg|hay conexión|encontramos)|venció|ya se confirmó|Application Error/i,
    ),
  resultado: () => !isWrong(),
  vacío: () =>
    says(
      /^(aún|todavía) no|no (hay|tiene)|^no parece|ya no está|vací|^sin |ningun|ningún|nadie|\bnada\b|^falta|^arrastra|^agrega (el|la|los|un)/i,
    ),
  muchos: () =>
    seen('[role="row"], tr, li, input, h2, h3').length > 10 ||
    says(/\d{2,} (filas|páginas)|^ya hay \d|^hay más/i),
  'sin permiso': () => says(/no tienes? permiso|^tu sesión|necesitas una cuenta|^no encontramos/i),
  390: () => window.innerWidth === 390,
  320: () => window.innerWidth === 320,
};

/**
 * A cell of the wall shows how its story ends. So the story must end in the state that its tag says, not one step later.
 * @throws Error naming the state that is not there
 */
export function judgeEnd({ tags, title }: Pick<StoryContext, 'tags' | 'title'>): void {
  if (!title.startsWith('Pantallas/')) return;
  for (const [state, isReached] of Object.entries(ENDS)) {
    if (tags.includes(state) && !isReached())
      throw new Error(`The story does not end in its state '${state}'`);
  }
}
