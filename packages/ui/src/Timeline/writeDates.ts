/** Formats dates of yyyy-MM-dd for a locale: whole ('05-03-2026'), and only its day and month ('05-03'). */
export function writeDates(locale: string) {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const partsOf = (date: string) => format.formatToParts(new Date(date));
  const join = (parts: Intl.DateTimeFormatPart[]) => parts.map(({ value }) => value).join('');
  return {
    whole: (date: string) => join(partsOf(date)),
    dayAndMonth: (date: string) =>
      // Cut from the whole date, because without a year es-CL formats '5/3'.
      join(
        partsOf(date).filter(
          ({ type }, place, parts) =>
            type !== 'year' &&
            !(
              type === 'literal' && [parts[place - 1], parts[place + 1]].some((part) => part?.type === 'year')
            ),
        ),
      ),
  };
}
