import {
  ApiError,
  type Boleta,
  type BoletaLeftOut,
  type BoletaRow,
  type EditOutcome,
  send,
} from '@doblaje/contract/client';
import type { BoletaAnnulmentValues, BoletaRejectionValues } from '@doblaje/domain/forms/boletaMoves';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { useRevalidator } from 'react-router-dom';
import { createDrafts, type Draft } from '../../edits/drafts';
import { usePortal } from '../../portal';
import { useTask } from '../../shell/useTask';

/** What is typed of why a boleta is rejected. */
export const REJECTED = createDrafts<Draft<Boleta, BoletaRejectionValues>>('en el motivo del rechazo');

/** What is typed of one that was annulled at the SII. */
export const ANNULLED = createDrafts<Draft<Boleta, BoletaAnnulmentValues>>('en la anulación de la boleta');

/**
 * Makes a move of a boleta and tells of it. Where somebody was there before, the panel behind shows what there is now, and the
 * form says so.
 */
export function useBoletaMove() {
  const { notices } = usePortal();
  const { revalidate } = useRevalidator();
  return async (call: Promise<EditOutcome<Boleta>>, done: string) => {
    try {
      const outcome = await call;
      await revalidate();
      if (outcome.isStale) throw new ApiError(409, outcome.message);
      notices.notify({ type: 'success', title: done, message: boletaTitle(outcome.saved.orderNumber) });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void revalidate();
      throw error;
    }
  };
}

const leftText = ({ orderNumber, personName, why }: BoletaLeftOut) =>
  `${boletaTitle(orderNumber)}, ${personName}: ${why.toLowerCase()}`;

/** Approves those of some boletas that say what was expected; the others are named. */
export function useApproveAll() {
  const { client } = usePortal();
  const { revalidate } = useRevalidator();
  const { run, isRunning } = useTask();
  const approveAll = (rows: readonly BoletaRow[]) =>
    run(
      async () => {
        const boletas = rows.map(({ id, updatedAt }) => ({ id, updatedAt }));
        const done = await send(client.catalogue.boletas.approvals.$post({ json: { boletas } }));
        await revalidate();
        return done;
      },
      {
        failed: 'No pudimos aprobar las boletas',
        done: ({ approved, leftOut }) => ({
          type: leftOut.length > 0 ? 'warning' : 'success',
          title: approved === 1 ? '1 boleta aprobada' : `${approved} boletas aprobadas`,
          ...(leftOut.length > 0 && { message: `Sin aprobar: ${leftOut.map(leftText).join('; ')}.` }),
        }),
      },
    );
  return { approveAll, isRunning };
}
