import type { PayableBoleta } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { accountRejectedText } from '@doblaje/domain/bankAnswers';
import { dayText } from '@doblaje/domain/days';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { Button } from '@doblaje/ui/Button';
import { DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { Stack } from '@doblaje/ui/Stack';
import { Table, type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { withToday } from '../../../formats/withToday';
import { cautionTexts } from './cautionTexts';
import { LackingPeople } from './LackingPeople';
import { boletasText, OTHERS_ACCOUNT, settlesText } from './NominaStatus';
import { RejectedAccounts } from './RejectedAccounts';
import { SiiCautions } from './SiiCautions';

const COLUMNS: readonly TableColumn<PayableBoleta>[] = [
  {
    id: 'personName',
    header: 'Boleta',
    width: 'minmax(0, 1.6fr)',
    render: ({
      personName,
      nameNow,
      orderNumbers,
      projectTitle,
      isOthersAccount,
      accountRejected,
      settles,
      ...row
    }) => (
      <>
        <strong>{withToday(personName, nameNow)}</strong>
        <TableSubline>
          {boletaTitle(orderNumbers)} · {projectTitle}
        </TableSubline>
        {isOthersAccount && <TableSubline>{OTHERS_ACCOUNT}</TableSubline>}
        {accountRejected && <TableSubline>{accountRejectedText(accountRejected)}</TableSubline>}
        {settles.length > 0 && <TableSubline>{settlesText(settles)}</TableSubline>}
        {cautionTexts(row).map((sentence) => (
          <TableSubline key={sentence}>{sentence}</TableSubline>
        ))}
      </>
    ),
  },
  { id: 'issuedOn', header: 'Fecha', width: '7rem', align: 'end', render: (row) => dayText(row.issuedOn) },
  { id: 'net', header: 'Líquido', width: '7.5rem', align: 'end', render: ({ net }) => formatPesos(net) },
];

interface NominaReviewProps {
  found: { items: PayableBoleta[]; isAll: boolean };
  /** Whether a boleta goes in, by its id, where that was chosen by hand. */
  byHand: ReadonlyMap<number, boolean>;
  onByHand: (byHand: ReadonlyMap<number, boolean>) => void;
  onCreate: (chosen: readonly PayableBoleta[]) => void;
  isCreating: boolean;
  onClose: () => void;
}

/**
 * The boletas of the new nómina, and those left out with the reason. All boletas that can be paid are chosen at first, but not those
 * whose annulment was asked for at the SII, or which are observed or have other amounts there, or whose PDF says something else than was
 * sent, or whose account the bank rejected.
 */
export function NominaReview({
  found: { items, isAll },
  byHand,
  onByHand,
  onCreate,
  isCreating,
  onClose,
}: NominaReviewProps) {
  const annulled = items.filter(({ atSii }) => atSii?.state === 'annulled');
  const inForce = items.filter(({ atSii }) => atSii?.state !== 'annulled');
  const ready = inForce.filter(({ lacks }) => lacks.length === 0);
  const lacking = inForce.filter(({ lacks }) => lacks.length > 0);
  const chosen = ready.filter(
    ({ id, accountRejected, ...row }) =>
      byHand.get(id) ?? (cautionTexts(row).length === 0 && accountRejected === null),
  );
  const ids = new Set(chosen.map(({ id }) => id));
  const total = chosen.reduce((sum, { net }) => sum + net, 0);

  return (
    <>
      <DialogBody>
        <Stack gap="section">
          {ready.length === 0 && (
            <EmptyState size="card" title="No hay boletas que puedan entrar">
              {items.length === 0
                ? 'Cuando apruebes una boleta, podrás ponerla en una nómina.'
                : annulled.length === 0
                  ? 'A todas les faltan los datos bancarios de su persona.'
                  : 'Todas quedan fuera: abajo está por qué.'}
            </EmptyState>
          )}
          {ready.length > 0 && (
            <Table
              aria-label="Boletas que entran"
              columns={COLUMNS}
              rows={ready}
              selectionMode="multiple"
              selectedIds={ids}
              onSelectionChange={(taken) => onByHand(new Map(ready.map(({ id }) => [id, taken.has(id)])))}
              sortsInList={false}
            />
          )}
          {!isAll && <p>Hay más boletas aprobadas: entran en la próxima nómina.</p>}
          <SiiCautions title="Quedan fuera: están nulas en el SII" boletas={annulled} />
          <RejectedAccounts boletas={ready} advice="márcala solo si el banco ya la acepta" />
          <LackingPeople title="Quedan fuera: faltan sus datos bancarios" boletas={lacking} />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" isDisabled={isCreating} onPress={onClose}>
          Cancelar
        </Button>
        <Button
          isDisabled={chosen.length === 0}
          isPending={isCreating}
          pendingText="Creando..."
          onPress={() => onCreate(chosen)}
        >
          {chosen.length === 0
            ? 'Crear nómina'
            : `Crear con ${boletasText(chosen.length)}: ${formatPesos(total)}`}
        </Button>
      </DialogActions>
    </>
  );
}
