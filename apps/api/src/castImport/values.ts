/** Most characters of a cell that are told: one may hold the whole file. */
const TOLD = 120;

/** What stands in a cell, cut short. */
export const told = (text: string) => (text.length > TOLD ? `${text.slice(0, TOLD)}…` : text);

/** The same within a sentence. */
export const quoted = (text: string) => `«${told(text)}»`;

/** A day as spreadsheets write it, '05-03-2026', '5/3/2026' or '2026-03-05', as 'AAAA-MM-DD'; what is none as it is. */
export function dayIn(text: string): string {
  const parts = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text);
  if (!parts) return text;
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A running time as spreadsheets write it, '0:44:12', as 'HH:MM:SS'; what is none as it is. */
export function durationIn(text: string): string {
  return /^\d:\d{2}:\d{2}$/.test(text) ? `0${text}` : text;
}

/** A whole number, with or without points for thousands; a blank is `usual`, what is none is told as it is. */
export function wholeIn<Usual>(text: string | undefined, usual: Usual): number | string | Usual {
  if (!text) return usual;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  return /^\d{1,3}(\.\d{3}){1,2}$/.test(text) ? Number(text.replaceAll('.', '')) : text;
}
