import { type Boleta, type BoletaLeftOut, type BoletaRow, send } from '@doblaje/contract/client';
import type { BoletaAnnulmentValues, BoletaRejectionValues } from '@doblaje/domain/forms/boletaMoves';
import { boletaTitle, labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { useRevalidator } from 'react-router-dom';
import { createDrafts, type Draft } from '../../edits/drafts';
import { useMove } from '../../edits/useMove';
import { within } from '../../formats/within';
import { usePortal } from '../../portal';
import { useTask } from '../../shell/useTask';

/** What is typed of why a boleta is rejected. */
export const REJECTED = createDrafts<Draft<Boleta, BoletaRejectionValues>>('en el motivo del rechazo');

/** What is typed of one that was annulled at the SII. */
export const ANNULLED = createDrafts<Draft<Boleta, BoletaAnnulmentValues>>('en la anulación de la boleta');

/** Makes a move of a boleta and tells of it. */
export const useBoletaMove = () =>
  useMove<Boleta>({
    name: ({ orderNumber }) => boletaTitle(orderNumber),
    state: ({ state }) => labelOfBoletaState(state),
  });

const leftText = ({ orderNumber, personName, why }: BoletaLeftOut) =>
  `${boletaTitle(orderNumber)}, ${personName}: ${within(why)}`;

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
