import type { Nomina } from '@doblaje/contract/client';
import { accountRejectedText } from '@doblaje/domain/bankAnswers';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { EntryList } from '@doblaje/ui/EntryList';
import { FileButton } from '@doblaje/ui/FileButton';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { useState } from 'react';
import { sentence } from '../../../formats/sentence';
import { FocusedMessage } from '../../../shell/FocusedMessage';
import { AnswerColumns } from './AnswerColumns';
import { AskBankData } from './AskBankData';
import { ConfirmAnswer } from './ConfirmAnswer';
import { type AnswerStep, useBankAnswer } from './useBankAnswer';

const EXTENSIONS = ['.xlsx', '.xls', '.csv', '.txt', '.html', '.htm'];

/** What became of the chosen file, unless its dialog is open. */
function AnswerNews({ step }: { step: AnswerStep }) {
  if (step.at === 'known')
    return (
      <FocusedMessage type="info" title="No hay nada nuevo">
        Lo que dice {step.name} ya está anotado.
      </FocusedMessage>
    );
  if (step.at === 'noted')
    return (
      <FocusedMessage type="success" title="El banco respondió">
        Lo que dice {step.name} quedó anotado.
      </FocusedMessage>
    );
  if (step.at !== 'refused') return null;
  const { name, message, faults } = step;
  const [only] = faults.length === 1 ? faults : [];
  return (
    <FocusedMessage key={`${name} ${message}`} type="error" title={`No se anotó ${name}`}>
      {only ?? message}
      {faults.length > 1 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </FocusedMessage>
  );
}

/** What the bank said. Of an answer of an earlier release the day is not known. */
const rejectedText = ({ on, reason }: Pick<Nomina['rejected'][number], 'on' | 'reason'>) =>
  on === '' ? sentence(reason || 'El banco no dijo por qué') : accountRejectedText({ on, reason });

/** The payments that the bank rejected, each with what mends it: the person looks at their account, and their boletas go on. */
function Rejected({ rejected }: Pick<Nomina, 'rejected'>) {
  if (rejected.length === 0) return null;
  return (
    <EntryList
      title="Rechazados por el banco"
      items={rejected.map(({ personId, personName, bankAskedAt, ...said }, index) => ({
        id: personId ?? `${index}`,
        name: personName,
        content: (
          <>
            <strong>{personName}</strong>
            <div>{rejectedText(said)} Sus boletas quedaron libres para otra nómina.</div>
          </>
        ),
        actions: personId !== null && (
          <AskBankData isReview id={personId} name={personName} askedAt={bankAskedAt} />
        ),
      }))}
    />
  );
}

/**
 * The bank's answer to a nómina: uploaded once its file was downloaded, shown, and then noted. Of a nómina that was opened prepared it
 * keeps its place, whatever becomes of it: else the boletas below would move under a press.
 */
export function BankAnswer({ nomina }: { nomina: Nomina }) {
  const { step, checked, choose, leave, tell } = useBankAnswer(nomina);
  const { state, downloads, rejected } = nomina;
  const [wasPrepared] = useState(state === 'prepared');
  const isAwaited = state === 'prepared' && downloads.length > 0;
  // Above their own heading this part's would stand with nothing under it.
  if (!wasPrepared) return <Rejected rejected={rejected} />;
  return (
    <Section title="Respuesta del banco" headingLevel={3}>
      <Stack>
        <p>
          Descargado el archivo para el banco, sube aquí lo que el banco dice que pagó y rechazó. Lo ves antes
          de que se anote nada.
        </p>
        <ButtonRow>
          <FileButton
            size="sm"
            accept={EXTENSIONS}
            isDisabled={!isAwaited}
            isPending={step.at === 'reading'}
            pendingText="Leyendo..."
            onSelect={([file]) => choose(file)}
          >
            Subir respuesta
          </FileButton>
          <AnswerColumns nomina={nomina} isDisabled={!isAwaited} />
        </ButtonRow>
        <AnswerNews step={step} />
        <Rejected rejected={rejected} />
      </Stack>
      {checked && (
        <ConfirmAnswer
          {...checked}
          key={checked.check.seen}
          nomina={nomina}
          isOpen={step.at === 'checked'}
          onClose={leave}
          onNoted={tell}
        />
      )}
    </Section>
  );
}
