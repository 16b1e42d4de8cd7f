const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Santiago' });

/** The day that it is in Chile at a moment, 'AAAA-MM-DD'. */
export const dayInChile = (moment: Date) => DAY.format(moment);
