import { arranged, type HeadingOf, readChangeset, withVersion } from '../../scripts/versions/changelog.ts';
import type { Change } from './pageFact.ts';

const WAITING = 'Sin publicar';

/** The lines of a changelog, the newest first: what waits in changesets, by component, then each version. */
export function readChanges(
  changelog: string,
  changesets: readonly string[],
  headingOf: HeadingOf,
): Change[] {
  const waiting = arranged('ui', WAITING, WAITING, changesets.map(readChangeset), headingOf);
  const releases = withVersion(changelog, WAITING, waiting).split(/^## /m).slice(1);
  return releases.flatMap((release) => {
    const version = release.slice(0, release.indexOf('\n')).trim();
    const sections = release.split(/^### /m).slice(1);
    return sections.flatMap((section) => {
      const heading = section.slice(0, section.indexOf('\n')).trim();
      const lines = section.split(/^- /m).slice(1);
      // The number of a commit says nothing to a reader of the page.
      return lines.map((line) => ({ version, heading, text: line.trim().replace(/^[0-9a-f]{7,}: /, '') }));
    });
  });
}

/** Headings of changes that may be about any component: 'All', and what versions before 0.3.0 have. */
const ANY = /^(All|Major Changes|Minor Changes|Patch Changes)$/;

/** The changes of a component: those under its name, and those that name it under a heading that names none. */
export function changesOf(changes: readonly Change[], name: string): Change[] {
  const named = new RegExp(`(?<![\\w/])${name}(?!\\w)`);
  const isIts = (heading: string) => heading.replace(/^\//, '').toLowerCase() === name.toLowerCase();
  return changes.filter(({ heading, text }) => isIts(heading) || (ANY.test(heading) && named.test(text)));
}
