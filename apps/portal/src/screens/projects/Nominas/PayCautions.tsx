import type { Nomina, NominaLine } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { conjoined } from '@doblaje/domain/naming';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { boletasText } from './NominaStatus';
import { RejectedAccounts } from './RejectedAccounts';
import { boletasIn, SiiCautions, TO_CLEAR_UP } from './SiiCautions';

const namesOf = (lines: readonly NominaLine[]) =>
  conjoined([...new Set(lines.map(({ personName }) => personName))]);

/** Whether the bank can have paid at all: nobody took its file, or its answer says nothing of a part. */
function AtBank({ nomina: { lines, downloads, isAnswered } }: { nomina: Nomina }) {
  const [last] = downloads;
  if (last === undefined)
    return (
      <MessagePanel role="none" type="warning" title="Nadie ha descargado el archivo para el banco">
        <p>Márcala pagada solo si la transferencia se hizo de otra manera.</p>
      </MessagePanel>
    );
  const unread = lines.filter(({ answer }) => answer === null);
  if (unread.length === 0) return null;
  return (
    <MessagePanel role="none" type="warning" title="Falta leer la respuesta del banco">
      <p>
        El archivo se descargó el {momentText(last.at)} y{' '}
        {isAnswered
          ? `la respuesta no dice qué pasó con ${boletasText(unread.length)}: ${namesOf(unread)}.`
          : 'nadie ha subido la respuesta: el banco puede haber rechazado una parte.'}
      </p>
    </MessagePanel>
  );
}

/** What to know before a nómina is marked as paid: at the bank, of its accounts, at the SII. None of it prevents the payment. */
export function PayCautions({ nomina }: { nomina: Nomina }) {
  const { lines } = nomina;
  return (
    <>
      <AtBank nomina={nomina} />
      <RejectedAccounts boletas={lines} advice="revisa en el banco que esta vez se pagó" />
      <SiiCautions title={TO_CLEAR_UP} boletas={boletasIn(lines)} />
    </>
  );
}
