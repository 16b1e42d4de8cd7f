import type { Nomina, NominaChange, NominaPaidTo } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { momentText } from '@doblaje/domain/days';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { EntryList } from '@doblaje/ui/EntryList';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { ChargeFile } from './ChargeFile';
import { boletasText } from './NominaStatus';
import { waitingOf } from './nominaMoves';

const LABELS: Readonly<Record<keyof NominaPaidTo, string>> = {
  bank: 'Banco',
  accountType: 'Tipo de cuenta',
  accountEnd: 'N.º de cuenta',
  holder: 'Titular',
  email: 'Correo',
  net: 'Líquido',
};

/** The text of a value. An account number shows only its last digits, as everywhere. */
const textOf = (field: keyof NominaPaidTo, paidTo: NominaPaidTo) => {
  if (field === 'net') return paidTo.net === 0 ? 'nada' : formatPesos(paidTo.net);
  if (field === 'accountEnd') return paidTo.accountEnd === '' ? 'nada' : `termina en ${paidTo.accountEnd}`;
  return paidTo[field] || 'nada';
};

/** 'N.º de cuenta: en el archivo termina en 5678, ahora termina en 4321'. */
function Change({ change: { personName, changes, inFile, now } }: { change: NominaChange }) {
  const isSame = (field: keyof NominaPaidTo) => textOf(field, inFile) === textOf(field, now);
  return (
    <>
      <strong>{personName}</strong>
      {changes.map((field) => (
        <div key={field}>
          {LABELS[field]}: en el archivo {textOf(field, inFile)}, ahora {textOf(field, now)}
          {isSame(field) && ', pero es otro'}
        </div>
      ))}
    </>
  );
}

/** The changes since the file was made, one entry per person. */
export function FileChanges({ nomina: { changes } }: { nomina: Nomina }) {
  return (
    <EntryList
      title="Cambios después del archivo"
      items={changes.map((change) => ({
        id: change.personId ?? change.personName,
        name: change.personName,
        content: <Change change={change} />,
      }))}
    />
  );
}

/** The title above the changes. */
export const CHANGED_TITLE = 'Hay datos que cambiaron después de hacer el archivo';

/** The bank's file of a nómina: its time, who downloaded it, and the changes since. They show before the nómina is marked as paid. */
export function NominaFile({ nomina }: { nomina: Nomina }) {
  const { file, downloads, changes, state, isAnswered } = nomina;
  if (file === null && state === 'voided') return null;
  if (file !== null && state === 'paid' && downloads.length === 0)
    return (
      <Section title="Archivo para el banco" headingLevel={3}>
        <p>
          Nadie lo descargó. Al marcar la nómina como pagada, el {momentText(file.madeAt)}, se guardaron las
          cuentas de las fichas.
        </p>
      </Section>
    );
  const isLater = file !== null && file.keptAt > file.madeAt;
  return (
    <Section title="Archivo para el banco" headingLevel={3}>
      <Stack>
        {changes.length > 0 && (
          <>
            <MessagePanel type="warning" title={CHANGED_TITLE}>
              <p>
                {isAnswered
                  ? 'El banco ya respondió: la'
                  : 'Si aún no lo envías al banco, hazlo de nuevo. Si ya lo enviaste, la'}{' '}
                transferencia va como dice el archivo: revisa con cada persona a qué cuenta llegó.
              </p>
            </MessagePanel>
            <FileChanges nomina={nomina} />
          </>
        )}
        <ChargeFile nomina={nomina} isAgain hasButton={changes.length > 0 && !isAnswered} />
        {isAnswered && state !== 'voided' && (
          <p>
            El banco ya respondió: el archivo no se descarga de nuevo, porque con él se podría pagar dos
            veces.
          </p>
        )}
        {state === 'prepared' && waitingOf(nomina) > 0 && (
          <p>
            El banco espera que cobren {boletasText(waitingOf(nomina))}: la nómina no se marca pagada a mano.
            Sube su respuesta cuando diga qué pasó.
          </p>
        )}
        <DescriptionList
          items={[
            // They stand there before the file does, too: rows that come with it move the boletas under a press.
            { term: 'Hecho', value: momentText(file?.madeAt ?? '') },
            { term: 'Forma', value: file?.form ?? '' },
            ...(isLater ? [{ term: 'Cuentas según las fichas del', value: momentText(file.keptAt) }] : []),
            {
              term: 'Descargado por',
              value:
                downloads.length === 0
                  ? 'Nadie'
                  : downloads.map(({ at, by }, index) => (
                      <div key={`${at} ${index}`}>
                        {by ?? 'Alguien que borró sus datos'}, {momentText(at)}
                      </div>
                    )),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
