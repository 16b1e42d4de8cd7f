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

/** What is about no component or subpath in particular. */
const OTHER = 'All';

/** A line's subjects, and the line without them: '`Table`, `Sheet`: it …' is about both. */
function subjectsOf(text: string): { subjects: string[]; words: string } {
  const [, names, words] = /^((?:`[\w/-]+`(?:, | and )?)+): (.+)$/s.exec(text) ?? [];
  if (names && words) return { subjects: names.match(/[\w/-]+(?=`)/g) ?? [], words };
  // '`Table` keeps …' is about it too, and reads only with it.
  const [, name] = /^`(\/?\w+)`/.exec(text) ?? [];
  return { subjects: [name ?? OTHER], words: text };
}

/**
 * The part of a changelog that tells a version, by component or subpath. `minor` is taken for a change and `patch` for a mend: what is
 * new, and what has to be known before an update, is set apart by hand.
 * @param title the version
 * @param date its day, 'AAAA-MM-DD'
 */
export function arranged(
  name: string,
  title: string,
  date: string,
  changesets: readonly Changeset[],
): string {
  const lines = new Map<string, string[]>();
  for (const { bumps, text } of changesets) {
    const bump = bumps[name];
    if (!bump) continue;
    const { subjects, words } = subjectsOf(text);
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
