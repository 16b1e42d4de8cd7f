import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** What a screen is called: its title without its group, and without the word it is also looked for by. */
export function nameOf(title: string): string {
  return title
    .split('/')
    .slice(1)
    .map((part) => part.split(', ')[0])
    .join(' · ');
}

/** The screen that a story's or a page's title belongs to: its own, or the one it is a part of. */
export function screenOf(title: string): Screen | undefined {
  return SCREENS.findLast((screen) => title === screen.title || title.startsWith(`${screen.title}/`));
}
