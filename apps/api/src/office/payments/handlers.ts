import type { HandlersOf } from '@doblaje/contract';
import { dayInChile } from '@doblaje/domain/days';
import type { Context } from 'hono';
import type { Services } from '../../ground/services';
import { readCertificate } from './certificate';
import { readOwnYear } from './ownYear';

/** Routes for what the studio paid to a person. */
export function paymentHandlers({ db, now, brand, limiter }: Services): HandlersOf<'payments'> {
  const thisYear = () => dayInChile(now()).slice(0, 4);

  async function sendCertificate(c: Context, personId: string, asked: string | undefined) {
    await limiter.take(c, 'certificate', c.get('session').userId);
    const year = asked ?? thisYear();
    const certificate = await readCertificate(db, { personId, year, brand, now: now() });
    // This loads the PDF writer, which no process needs before its first paper.
    const { writeCertificatePdf } = await import('./writeCertificatePdf');
    const bytes = await writeCertificatePdf(certificate);
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="certificado-honorarios-${year}.pdf"`,
    });
  }

  return {
    ownPayments: async (c) => {
      const { year = thisYear() } = c.req.valid('query');
      return c.json(await readOwnYear(db, c.get('session').userId, year), 200);
    },

    ownCertificate: (c) => sendCertificate(c, c.get('session').userId, c.req.valid('query').year),

    personCertificate: (c) => sendCertificate(c, c.req.valid('param').id, c.req.valid('query').year),
  };
}
