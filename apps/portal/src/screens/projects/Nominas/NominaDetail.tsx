import type { Nomina, NominaLine, SiiCaution } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { bankFileTemplate } from '@doblaje/domain/bankFiles';
import { dayText, momentText } from '@doblaje/domain/days';
import { boletaTitle } from '@doblaje/domain/options/boletaStates';
import { siiCautionText } from '@doblaje/domain/siiStates';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { EntryList } from '@doblaje/ui/EntryList';
import { Link } from '@doblaje/ui/Link';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { withToday } from '../../../formats/withToday';
import type { HistoryWords } from '../../../history/historyText';
import { LoadedHistory } from '../../../history/LoadedHistory';
import { boletaPath } from '../Office/tabs/paths';
import { BankAnswer } from './BankAnswer';
import { LackingPeople } from './LackingPeople';
import { NominaFile } from './NominaFile';
import { boletasText, OTHERS_ACCOUNT, paidOf, settlesText } from './NominaStatus';
import { RemoveBoleta } from './RemoveBoleta';

/** What to do before a payment about what the SII's sheet says. */
const TO_DO_AT_SII: Readonly<Record<SiiCaution['state'], string>> = {
  annulled: 'Anótalo en la boleta antes de pagar.',
  annulmentAsked: 'Anótalo en la boleta antes de pagar.',
  observed: 'Aclara por qué se observó antes de pagar.',
  differing: 'Aclara cuál vale antes de pagar.',
};

const WORDS: HistoryWords = {
  noun: 'Nómina',
  isFeminine: true,
  fields: {
    state: 'Estado',
    boletas: 'Boletas',
    total: 'Total',
    boleta: 'Boleta',
    paidOn: 'Pagada el',
    reason: 'Motivo',
    form: 'Forma',
  },
  amounts: ['total'],
  text: (field, value) => {
    if (field === 'paidOn') return dayText(value);
    return field === 'form' ? (bankFileTemplate(value)?.label ?? value) : value;
  },
  title: ({ changes }) => {
    const state = changes.find(({ field }) => field === 'state')?.to;
    return typeof state === 'string' ? `Nómina ${state.toLocaleLowerCase('es')}` : undefined;
  },
  deeds: {
    'read.account_number': 'Archivo para el banco descargado',
    'update.answer_columns': 'Columnas de la respuesta del banco asignadas',
  },
};

const WAITING =
  'El banco espera que lo cobren: mientras tanto no se quita. Sube una respuesta más nueva; si el banco lo anuló, dirá que lo rechazó.';

/** What the bank said of a payment: while the nómina is prepared, and where it paid on another day than the last. */
function saidByBank({ answer, paidOn }: NominaLine, nomina: Pick<Nomina, 'paidOn'>): string {
  if (answer === 'waiting') return WAITING;
  if (paidOn !== nomina.paidOn) return `El banco la pagó el ${dayText(paidOn)}`;
  return answer === 'paid' ? 'El banco la pagó' : '';
}

/** A boleta of the nómina, as it was when it was added. */
function Line({ line, nomina }: { line: NominaLine; nomina: Nomina }) {
  const said = saidByBank(line, nomina);
  const name = boletaTitle(line.orderNumbers);
  return (
    <>
      <strong>{withToday(line.personName, line.nameNow)}</strong>
      <div>
        {line.boletaId === null ? name : <Link href={boletaPath(line.boletaId)}>{name}</Link>} ·{' '}
        {line.projectTitle} · {formatPesos(line.net)}
      </div>
      {line.personId === null && line.personRut !== '' && (
        <div>
          RUT {line.personRut} · Boleta N.º {line.folio} · bruto {formatPesos(line.gross)}, retención{' '}
          {formatPesos(line.retention)}. Borró sus datos: se guarda lo que exige la ley.
        </div>
      )}
      {line.isOthersAccount && <div>{OTHERS_ACCOUNT}</div>}
      {line.settles.length > 0 && <div>{settlesText(line.settles)}</div>}
      {line.atSii && (
        <div>
          {siiCautionText(line.atSii)}. {TO_DO_AT_SII[line.atSii.state]}
        </div>
      )}
      {line.cautions.length > 0 && <div>{line.cautions.join(' ')} Acláralo antes de pagar.</div>}
      {said !== '' && <div>{said}</div>}
    </>
  );
}

/** The day of its payment, or how much of it the bank has paid so far. */
function paidItem(nomina: Nomina) {
  const { boletas, net } = paidOf(nomina);
  if (nomina.paidOn !== '' || boletas === 0) return { term: 'Pagada el', value: dayText(nomina.paidOn) };
  return { term: 'Pagado hasta ahora', value: `${formatPesos(net)} (${boletasText(boletas)})` };
}

/** A nómina: its amounts, its boletas, the people it cannot pay, and its history. */
export function NominaDetail({ nomina }: { nomina: Nomina }) {
  const { lines, gross, retention, total, createdAt, state, voidReason } = nomina;
  return (
    <Stack gap="section">
      <DescriptionList
        items={[
          { term: 'Creada', value: momentText(createdAt) },
          // Stands there before it is paid, too: a row that comes with the payment moves the boletas under a press.
          ...(state === 'voided' ? [] : [paidItem(nomina)]),
          ...(voidReason === '' ? [] : [{ term: 'Motivo de la anulación', value: voidReason }]),
          { term: 'Bruto', value: formatPesos(gross) },
          { term: 'Retención', value: formatPesos(retention) },
          { term: state === 'paid' ? 'Total transferido' : 'Total a transferir', value: formatPesos(total) },
        ]}
      />
      <NominaFile nomina={nomina} />
      <BankAnswer nomina={nomina} />
      <LackingPeople title="Faltan datos bancarios" boletas={lines.filter(({ lacks }) => lacks.length > 0)} />
      <EntryList
        title={state === 'voided' ? 'Boletas que tenía' : 'Boletas'}
        empty="No quedan boletas: sus personas borraron sus datos."
        items={lines.map((line) => ({
          id: `${line.id}`,
          name: boletaTitle(line.orderNumbers),
          content: <Line line={line} nomina={nomina} />,
          // In another nómina it would be paid again, or might be.
          actions: line.answer === null && <RemoveBoleta nomina={nomina} line={line} />,
        }))}
      />
      <Section title="Historial" headingLevel={3}>
        <LoadedHistory entity="nomina" id={`${nomina.id}`} updatedAt={nomina.updatedAt} words={WORDS} />
      </Section>
    </Stack>
  );
}
