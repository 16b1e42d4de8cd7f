/** The catalogues of a studio without any entries. */
export const NO_CATALOGUES = {
  ...{ projectStatus: [], chapterStatus: [], client: [], signal: [], rates: [] },
  studio: { name: '', rut: '', f29DueDay: 12, updatedAt: '2026-03-05T12:00:00.000Z' },
  ...{ holidays: [], banks: [], chargeAccounts: [] },
  boletaNotice: { from: '', until: '', updatedAt: '2026-03-05T12:00:00.000Z' },
};
