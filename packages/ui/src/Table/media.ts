import { css } from 'styled-components';

/*
 * What fits beside each other depends on the table's own width, never on the page's. It is counted in the shown letter size. On paper
 * the card is no container, so that none of these rules holds there.
 */

/** From this many columns on, including the menu's, the table needs the width of a desktop to show all side by side. */
export const WIDE_FROM = 8;

/** A table whose primary columns need this much, in rem, becomes a list sooner. */
const BROAD_FROM = 34;
/** The least room for the words of a column that takes what is left, in rem. */
const WORDS = 5.5;

/** The room that these tracks need, in rem. */
const needOf = (tracks: readonly string[]) =>
  tracks.reduce((sum, track) => {
    const [, least, unit] = /^(?:minmax\(|calc\()?([\d.]+)(rem|px)/.exec(track) ?? [];
    return sum + (least === undefined ? WORDS : Number(least) / (unit === 'px' ? 16 : 1));
  }, 0);

/** The names by which the rules below know the table. */
export const containersOf = (columns: number, primary: readonly string[]) =>
  [
    'dui-table',
    ...(needOf(primary) >= BROAD_FROM ? ['dui-broad-table'] : []),
    ...(columns >= WIDE_FROM ? ['dui-wide-table'] : []),
  ].join(' ');

type Rules = ReturnType<typeof css>;

/** Secondary columns hide. The list undoes those of the rules that it does not want. */
export const narrow = (rules: Rules) => css`
  @container dui-table (max-width: 48.999rem) { ${rules} }
  @container dui-wide-table (max-width: 59.999rem) { ${rules} }
`;

/** The rows are a list. */
export const asList = (rules: Rules) => css`
  @container dui-table (max-width: 25.999rem) { ${rules} }
  @container dui-broad-table (max-width: 35.999rem) { ${rules} }
`;
