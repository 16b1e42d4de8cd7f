// Loaded before a server: SIGUSR2 puts its clock 12 hours on.
const STEP = 12 * 3600 * 1000;
const RealDate = Date;
let ahead = 0;

process.on('SIGUSR2', () => {
  ahead += STEP;
});

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
