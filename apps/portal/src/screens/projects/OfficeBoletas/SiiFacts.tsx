import { type Boleta, sendEdit, type ToRegularize } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { siiDue, TO_REGULARIZE } from '@doblaje/domain/siiStates';
import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { sentence } from '../../../formats/sentence';
import { usePortal } from '../../../portal/portal';
import { useChange } from '../../../requests/useChange';
import { boletaPath } from '../Office/tabs/paths';
import { boletaMoves } from './boletaMoves';
import { siiBoletaOf } from './siiBoleta';

const owedText = ({ folio, gross, annulledOn, reason }: ToRegularize) =>
  `Boleta N.º ${folio} por ${formatPesos(gross)}, pagada y anulada en el SII el ${dayText(annulledOn)}: ${sentence(reason)}`;

/** What this boleta's person owes of others, each with the button that settles it with this one. */
function Owed({ boleta }: { boleta: Boleta }) {
  const boletas = usePortal().client.catalogue.boletas[':id'];
  const { change, isChanging } = useChange();
  const canSettle = boleta.state === 'approved' || boleta.state === 'paid';
  const settle = (paidId: number) =>
    void change(
      () =>
        boletaMoves.make(
          sendEdit(
            boletas.regularize.$post({
              param: { id: `${boleta.id}` },
              json: { paidId, updatedAt: boleta.updatedAt },
            }),
          ),
        ),
      { failed: 'No pudimos regularizarla', done: boletaMoves.told('Regularizada con esta boleta') },
    );
  return boleta.toRegularize.map((owed) => (
    <MessagePanel key={owed.boletaId} type="warning" title={TO_REGULARIZE}>
      <Stack gap="close">
        <p>
          {owedText(owed)} <Link href={boletaPath(owed.boletaId)}>Ver esa boleta</Link>
        </p>
        {canSettle && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              isDisabled={isChanging}
              onPress={() => settle(owed.boletaId)}
              aria-label={`Regularizar la boleta N.º ${owed.folio} con esta`}
            >
              Regularizar con esta boleta
            </Button>
          </div>
        )}
      </Stack>
    </MessagePanel>
  ));
}

/** What is owed of a paid boleta that was annulled, or which boleta settled it. */
function Owing({ regularization }: Pick<Boleta, 'regularization'>) {
  if (regularization === null) return null;
  const { isSettled, settledBy, annulledOn, reason } = regularization;
  if (!isSettled)
    return (
      <MessagePanel type="warning" title={TO_REGULARIZE}>
        Se pagó y se anuló en el SII el {dayText(annulledOn)}: {sentence(reason)} Se regulariza desde una
        boleta posterior de la persona.
      </MessagePanel>
    );
  return (
    <p>
      Regularizada{' '}
      {settledBy ? (
        <Link href={boletaPath(settledBy.boletaId)}>con la boleta N.º {settledBy.folio}</Link>
      ) : (
        'con otra boleta'
      )}
      .
    </p>
  );
}

/** 'En el SII': the state of a sent boleta there with its day, what it asks for, and what is to be regularized. */
export function SiiFacts({ boleta }: { boleta: Boleta }) {
  const { siiState, siiOn, gross, regularizes, toRegularize } = boleta;
  const due = gross === null ? null : siiDue(siiBoletaOf(boleta), dayInChile());
  if (gross === null && toRegularize.length === 0) return null;
  return (
    <Section title="En el SII" headingLevel={3}>
      <Stack gap="close">
        {gross !== null && (
          <DescriptionList
            layout="inline"
            items={[
              { term: 'Estado', value: labelOfSiiState(due?.state ?? siiState) },
              ...(siiOn === '' ? [] : [{ term: 'Desde el', value: dayText(siiOn) }]),
            ]}
          />
        )}
        {due && due.told !== '' && <p>{due.told}</p>}
        <Owing regularization={boleta.regularization} />
        <Owed boleta={boleta} />
        {regularizes.map((owed) => (
          <p key={owed.boletaId}>Regulariza: {owedText(owed)}</p>
        ))}
      </Stack>
    </Section>
  );
}
