import { NOMINA_STATES } from '@doblaje/domain/options/nominaStates';
import { z } from '@hono/zod-openapi';
import { moment } from './fields';

const pesos = z.number().int().min(0);

export const nominaState = z.enum(NOMINA_STATES.map(({ value }) => value)).openapi('NominaState');

/** What the list has of a nómina, which a single one has too. */
export const nominaRow = z.strictObject({
  /** Its name has it: 'Nómina N.º 12'. */
  id: z.number().int(),
  state: nominaState,
  createdAt: moment,
  /** 'AAAA-MM-DD' of the transfer; '' until it is paid. */
  paidOn: z.string(),
  /** Number of boletas. */
  boletas: z.number().int().min(0),
  /** Whole Chilean pesos, as all amounts. */
  gross: pesos,
  retention: pesos,
  /** The amount to transfer: the sum of its boletas' nets. */
  total: pesos,
  /** Somebody took its file for the bank, which may have it since. */
  isHandedOut: z.boolean(),
  /** Whether the bank has answered that file: it is not handed out again, in any state. */
  isAnswered: z.boolean(),
  /** What was paid of it by month of the day of payment, the oldest first: a bank may pay a part before the rest. */
  payments: z.array(
    z
      .strictObject({
        /** 'AAAA-MM'. */
        month: z.string(),
        boletas: z.number().int().min(0),
        net: pesos,
      })
      .openapi('NominaPayment'),
  ),
  updatedAt: moment,
});

/** A row of the list of nóminas. */
export const nominaRowSchema = nominaRow.openapi('NominaRow');

/** One nómina as the list has it. */
export type NominaRow = z.infer<typeof nominaRowSchema>;
