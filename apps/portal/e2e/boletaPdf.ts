import { sampleBoletaPdf } from '../../../packages/contract/src/fixtures/sampleBoletaPdf.ts';
import type { ChosenFile } from './hands.ts';

/** Today in Chile, as the SII writes it: the form would object to a boleta dated before its order. */
const TODAY = new Intl.DateTimeFormat('es-CL', {
  ...{ day: '2-digit', month: 'long', year: 'numeric', timeZone: 'America/Santiago' },
}).format(new Date());

/** The SII's PDF of this person's boleta of today for $90.000. */
export const boletaPdf = ({ folio, rut }: { folio: number; rut: string }): ChosenFile => ({
  name: `boleta-${folio}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(sampleBoletaPdf({ folio, rut, day: TODAY, gross: 90_000, rate: 15.25 })),
});
