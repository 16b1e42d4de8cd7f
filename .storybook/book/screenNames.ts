import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** The name of a screen: its title without the group and without extra search words. */
export function nameOf(title: string): string {
  return title
    .split('/')
    .slice(1)
    .map((part) => part.split(', ')[0])
    .join(' · ');
}

/** The screen of a story's or a page's title: with that title, or with the title of a parent. */
export function screenOf(title: string): Screen | undefined {
  return SCREENS.findLast((screen) => title === screen.title || title.startsWith(`${screen.title}/`));
}
