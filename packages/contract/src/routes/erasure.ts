import { z } from '@hono/zod-openapi';
import { documentSchema } from './documents';

const papers = z.strictObject({
  total: z.number().int().min(0),
  items: z.array(documentSchema.pick({ id: true, title: true, project: true, state: true, date: true })),
});

/** What a person should know before everything of theirs is erased. */
export const erasureSchema = z
  .strictObject({
    openOrders: papers,
    unpaidBoletas: papers,
    /** What accounting law keeps, out of everybody's sight but ADMIN's archive. */
    kept: z.strictObject({
      workOrders: z.number().int().min(0),
      boletas: z.number().int().min(0),
      /** Last day that the last of them is kept; null: nothing is. */
      until: z.iso.date().nullable(),
    }),
  })
  .openapi('Erasure');

/** @see erasureSchema */
export type Erasure = z.infer<typeof erasureSchema>;
