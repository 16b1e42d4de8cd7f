import { send } from '@doblaje/contract/client';
import { hasOtherHolder } from '@doblaje/domain/forms/profileBank';
import { PROFILE_LABELS, profileText } from '@doblaje/domain/forms/profileText';
import { Button } from '@doblaje/ui/Button';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Icon } from '@doblaje/ui/IconSet';
import { Mono } from '@doblaje/ui/Mono';
import { Section } from '@doblaje/ui/Section';
import { VisuallyHidden } from '@doblaje/ui/VisuallyHidden';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { useTask } from '../../../requests/useTask';
import { usePerson } from './personContext';

/** Datos bancarios to read. The whole account number needs its own request, which the history records. */
export function BankData() {
  const { bank, bankName, personal } = usePerson().person;
  return (
    <Section title="Datos bancarios">
      <DescriptionList
        items={[
          { term: PROFILE_LABELS.bank, value: bankName },
          { term: PROFILE_LABELS.account_type, value: profileText('account_type', bank.account_type) },
          {
            term: PROFILE_LABELS.account_number,
            // A changed number starts hidden again.
            value: bank.account_number_end && (
              <AccountNumber key={bank.updatedAt} end={bank.account_number_end} />
            ),
          },
          { term: PROFILE_LABELS.holder_rut, value: bank.holder_rut && <Mono>{bank.holder_rut}</Mono> },
          ...(hasOtherHolder(bank, personal.rut)
            ? [{ term: PROFILE_LABELS.account_holder_name, value: bank.account_holder_name }]
            : []),
        ]}
      />
    </Section>
  );
}

/** The last digits of the account number. A button shows all of it. */
function AccountNumber({ end }: { end: string }) {
  const { users } = usePortal().client.catalogue;
  const { id } = usePerson().person.account;
  const { run, isRunning } = useTask();
  const [number, setNumber] = useState<string | null>(null);

  async function reveal() {
    const answer = await send(users[':id']['account-number'].$post({ param: { id } }));
    setNumber(answer.account_number);
  }

  const isShown = number !== null;
  return (
    <>
      <Mono>
        <span role="status">
          {isShown ? (
            number
          ) : (
            <>
              <VisuallyHidden>Termina en</VisuallyHidden>
              <span aria-hidden="true">•••• </span>
              {end}
            </>
          )}
        </span>
      </Mono>{' '}
      <Button
        variant="icon"
        size="sm"
        aria-label={
          isShown ? 'Ocultar número de cuenta' : 'Mostrar número de cuenta, quedará en el historial'
        }
        isPending={isRunning}
        onPress={() =>
          isShown ? setNumber(null) : void run(reveal, { failed: 'No pudimos mostrar el número de cuenta' })
        }
      >
        <Icon of={isShown ? EyeOff : Eye} />
      </Button>
    </>
  );
}
