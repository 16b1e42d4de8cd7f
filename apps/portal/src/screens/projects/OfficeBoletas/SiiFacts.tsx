import type { Boleta, ToRegularize } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayInChile, dayText } from '@doblaje/domain/days';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { siiCautionText, siiDue, TO_REGULARIZE } from '@doblaje/domain/siiStates';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { endingWith, sentence } from '../../../formats/sentence';
import { boletaPath } from '../Office/tabs/paths';
import { Regularize, Unregularize } from './Regularize';
import { siiBoletaOf } from './siiBoleta';

const owedText = ({ folio, gross, annulledOn, reason }: ToRegularize) =>
  `Boleta N.º ${folio} por ${formatPesos(gross)}, pagada y anulada en el SII el ${dayText(annulledOn)}: ${sentence(reason)}`;

/** What this boleta's person owes of others, each with the button that settles it with this one. */
function Owed({ boleta }: { boleta: Boleta }) {
  const canSettle = boleta.state === 'approved' || boleta.state === 'paid';
  return boleta.toRegularize.map((owed) => (
    <MessagePanel key={owed.boletaId} type="warning" title={TO_REGULARIZE}>
      <Stack gap="close">
        <p>
          {owedText(owed)} <Link href={boletaPath(owed.boletaId)}>Ver esa boleta</Link>
        </p>
        {canSettle && <Regularize boleta={boleta} owed={owed} />}
      </Stack>
    </MessagePanel>
  ));
}

/** What this boleta settled, which is taken back while it is not paid. */
function Settled({ boleta }: { boleta: Boleta }) {
  return boleta.regularizes.map((owed) => (
    <Stack key={owed.boletaId} gap="close">
      <p>
        Regulariza: {owedText(owed)}
        {owed.settledWhy !== '' && ` Lo acordado: ${sentence(owed.settledWhy)}`}
      </p>
      {boleta.state !== 'paid' && <Unregularize boleta={boleta} owed={owed} />}
    </Stack>
  ));
}

/** What is owed of a paid boleta that was annulled, or which boleta settled it. */
function Owing({ regularization }: Pick<Boleta, 'regularization'>) {
  if (regularization === null) return null;
  const { isSettled, settledBy, settledOn, settledWhy, annulledOn, reason } = regularization;
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
      )}{' '}
      el {dayText(settledOn)}
      {endingWith(settledWhy)}
    </p>
  );
}

/** Whether there is something to heed: another state at the SII than as it was issued, or something to be regularized. */
export const isNotedAtSii = ({ siiState, regularization, toRegularize }: Boleta): boolean =>
  siiState !== 'valid' || regularization !== null || toRegularize.length > 0;

/** 'En el SII': the state of a sent boleta there with its day, what it asks for, and what is to be regularized. */
export function SiiFacts({ boleta }: { boleta: Boleta }) {
  const { siiState, siiOn, gross, toRegularize } = boleta;
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
        {boleta.atSii && (boleta.atSii.state !== siiState || boleta.atSii.differences.length > 0) && (
          <p>{siiCautionText(boleta.atSii)}.</p>
        )}
        {due && due.told !== '' && <p>{due.told}</p>}
        <Owing regularization={boleta.regularization} />
        <Owed boleta={boleta} />
        <Settled boleta={boleta} />
      </Stack>
    </Section>
  );
}
