/** A pending changeset. */
export interface Changeset {
  /** The bump of each package, by name without '@doblaje/'. */
  bumps: Readonly<Record<string, string>>;
  /** What it says, in one line. */
  text: string;
}

/** Reads a changeset: between two lines of hyphens the packages, then the text. */
export function readChangeset(source: string): Changeset {
  const [, head = '', ...rest] = source.split(/^---$/m);
  const bumps = Array.from(
    head.matchAll(/^['"]@doblaje\/(\w+)['"]: *(\w+)/gm),
    ([, name = '', bump = '']) => [name, bump] as const,
  );
  return {
    bumps: Object.fromEntries(bumps),
    text: rest
      .join('---')
      .trim()
      .replace(/\s*\n\s*/g, ' '),
  };
}

/** A changeset's source without one of its packages. undefined: it names no other. */
export function withoutPackage(source: string, name: string): string | undefined {
  const rest = source.replace(new RegExp(`^['"]@doblaje/${name}['"]:.*\\n`, 'm'), '');
  return Object.keys(readChangeset(rest).bumps).length > 0 ? rest : undefined;
}

/** What is about no component or subpath in particular. */
const OTHER = 'All';

/** The heading for a name in a changeset: a component's, or the subpath of what a package exports. undefined: it is none of these. */
export type HeadingOf = (name: string) => string | undefined;

/** A line's headings, and the line without them: '`Table`, `Sheet`: it …' is about both. */
function subjectsOf(text: string, headingOf: HeadingOf): { subjects: string[]; words: string } {
  const [, names = '', words] = /^((?:`?\/?\w[\w/-]*`?(?:, | and )?)+): (.+)$/s.exec(text) ?? [];
  const named = names.split(/, | and /).map((name) => name.replaceAll('`', ''));
  const headings = named.map(headingOf);
  // What is exported under another name than the heading's keeps its own.
  if (words && headings.every((heading, index) => heading === named[index]))
    return { subjects: named, words };
  const mentioned = (text.match(/(?<=`)\/?\w[\w/]*/g) ?? []).flatMap((name) => headingOf(name) ?? []);
  return { subjects: [mentioned[0] ?? OTHER], words: text };
}

/**
 * The part of a changelog that tells a version, by component or subpath. `minor` is taken for a change and `patch` for a mend: what is
 * new, and what has to be known before an update, is set apart by hand.
 * @param title the version
 * @param date its day, 'AAAA-MM-DD'
 * @param headingOf what stands above a name's lines
 */
export function arranged(
  name: string,
  title: string,
  date: string,
  changesets: readonly Changeset[],
  headingOf: HeadingOf,
): string {
  const lines = new Map<string, string[]>();
  for (const { bumps, text } of changesets) {
    const bump = bumps[name];
    if (!bump) continue;
    const { subjects, words } = subjectsOf(text, headingOf);
    const kind = bump === 'patch' ? 'Mended' : 'Changed';
    for (const subject of subjects) {
      lines.set(subject, [...(lines.get(subject) ?? []), `- **${kind}:** ${words}`]);
    }
  }
  const chapters = [...lines]
    .sort(([one], [other]) => Number(one === OTHER) - Number(other === OTHER) || one.localeCompare(other))
    // Changes before mends.
    .map(
      ([subject, its]) =>
        `### ${subject}\n\n${its.sort((one, other) => one.slice(4, 5).localeCompare(other.slice(4, 5))).join('\n')}`,
    );
  return [`## ${title}`, date === title ? '' : date, ...chapters].filter((part) => part !== '').join('\n\n');
}

/**
 * Puts a version's part on top of a changelog, in the place of the part of that version, if there is one.
 */
export function withVersion(changelog: string, title: string, part: string): string {
  const [head = '', ...parts] = changelog.split(/^(?=## )/m);
  const others = parts.filter((other) => !other.startsWith(`## ${title}\n`));
  return `${[head.trim(), part, ...others.map((other) => other.trim())].join('\n\n')}\n`;
}
