import type { Nomina } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { ChargeFile } from './ChargeFile';
import { CHANGED_TITLE, FileChanges, SENT_TEXT } from './FileChanges';
import { boletasText } from './NominaStatus';
import { waitingOf } from './nominaMoves';

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
  // 'Forma' says it where all were of one: a longer row would move the boletas under a press.
  const isInSeveralForms = downloads.some(({ form }) => form !== file?.form);
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
                {SENT_TEXT}
              </p>
            </MessagePanel>
            <FileChanges changes={changes} />
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
                  : downloads.map(({ at, by, form }, index) => (
                      <div key={`${at} ${index}`}>
                        {by ?? 'Alguien que borró sus datos'}, {momentText(at)}
                        {isInSeveralForms && form !== '' && ` · ${form}`}
                      </div>
                    )),
            },
          ]}
        />
      </Stack>
    </Section>
  );
}
