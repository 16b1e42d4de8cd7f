import { z } from '@hono/zod-openapi';
import { documentSchema } from './documents';

const openPaper = documentSchema
  .pick({ id: true, title: true, project: true, state: true, date: true })
  .openapi('OpenPaper');

const papers = z
  .strictObject({ total: z.number().int().min(0), items: z.array(openPaper) })
  .openapi('OpenPapers');

/** What a person reads before everything of theirs is erased. */
export const erasureSchema = z
  .strictObject({
    openOrders: papers,
    unpaidBoletas: papers,
    /** What accounting law keeps: only ADMIN sees it, in the archive. */
    kept: z.strictObject({
      workOrders: z.number().int().min(0),
      boletas: z.number().int().min(0),
      /** The day until which the last of it is kept; null: nothing is kept. */
      until: z.iso.date().nullable(),
    }),
  })
  .openapi('Erasure');

/** @see erasureSchema */
export type Erasure = z.infer<typeof erasureSchema>;
