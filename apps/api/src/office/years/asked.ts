/** What a part of a year's close is asked for. */
export interface AskedYear {
  /** 'AAAA'. */
  year: string;
  /** 'AAAA-MM-DD' in Chile. */
  today: string;
  /** Most rows to name. */
  most: number;
}

/** The first and the last day of a year. */
export const spanOf = ({ year }: Pick<AskedYear, 'year'>) => ({
  from: `${year}-01-01`,
  until: `${year}-12-31`,
});

/** The rows that a statement found, each with the number of all in `total`. */
export const totalOf = (rows: readonly { total: string }[]) => Number(rows[0]?.total ?? 0);
