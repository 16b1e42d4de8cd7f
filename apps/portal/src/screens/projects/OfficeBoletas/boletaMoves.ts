import { type Boleta, type BoletaLeftOut, type BoletaRow, send } from '@doblaje/contract/client';
import type {
  BoletaRegularizingValues,
  BoletaRejectionValues,
  BoletaReopeningValues,
} from '@doblaje/domain/forms/boletaMoves';
import { boletaTitle, labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import type { SiiMoveValues } from '@doblaje/domain/siiStates';
import { defineMoves } from '../../../edits/defineMoves';
import { createDrafts, type Draft } from '../../../edits/drafts';
import { midSentence } from '../../../formats/midSentence';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';

/** Typed reasons for rejecting a boleta. */
export const REJECTED = createDrafts<Draft<Boleta, BoletaRejectionValues>>('en el motivo del rechazo');

/** Typed notes of what happened at the SII. */
export const NOTED = createDrafts<Draft<Boleta, SiiMoveValues>>('en lo que pasó en el SII');

/** Typed reasons for taking back an approval. */
export const REOPENED = createDrafts<Draft<Boleta, BoletaReopeningValues>>(
  'en el motivo de quitar la aprobación',
);

/** Typed reasons for regularizing a boleta with another, or for taking that back: `paidId` is the paid and annulled one. */
export const REGULARIZED = createDrafts<Draft<{ id: number; paidId: number }, BoletaRegularizingValues>>(
  'en el motivo de la regularización',
);

/** The moves of a boleta. */
export const boletaMoves = defineMoves<Boleta>({
  name: ({ orderNumbers }) => boletaTitle(orderNumbers),
  state: ({ state }) => labelOfBoletaState(state),
});

const leftText = ({ orderNumbers, personName, why }: BoletaLeftOut) =>
  `${boletaTitle(orderNumbers)}, ${personName}: ${midSentence(why)}`;

/** Approves the given boletas that have no differences. A notification names the others and why they were left out. */
export function useApproveAll() {
  const { client } = usePortal();
  const { change, isChanging } = useChange();
  const approveAll = (rows: readonly BoletaRow[]) =>
    change(
      () => {
        const boletas = rows.map(({ id, updatedAt }) => ({ id, updatedAt }));
        return send(client.catalogue.boletas.approvals.$post({ json: { boletas } }));
      },
      {
        failed: 'No pudimos aprobar las boletas',
        done: ({ approved, leftOut }) => ({
          type: leftOut.length > 0 ? 'warning' : 'success',
          title: approved === 1 ? '1 boleta aprobada' : `${approved} boletas aprobadas`,
          ...(leftOut.length > 0 && { message: `Sin aprobar: ${leftOut.map(leftText).join('; ')}.` }),
        }),
        undo: {
          work: ({ boletas }) => send(client.catalogue.boletas.approvals.undo.$post({ json: { boletas } })),
          failed: 'No pudimos deshacer la aprobación',
          done: () => ({ title: 'Aprobación deshecha', message: 'Las boletas están otra vez en revisión.' }),
          isOffered: ({ approved }) => approved > 0,
        },
      },
    );
  return { approveAll, isChanging };
}
