import type { NominaLine, PayableBoleta } from '@doblaje/contract/client';
import { accountRejectedText } from '@doblaje/domain/bankAnswers';
import { EntryList } from '@doblaje/ui/EntryList';
import { AskBankData } from './AskBankData';

type Rejected = Pick<PayableBoleta | NominaLine, 'accountRejected' | 'personName' | 'bankAskedAt'> & {
  personId: string | null;
};

interface RejectedAccountsProps {
  boletas: readonly Rejected[];
  /** What to do about an account that is still the same: 'márcala solo si el banco ya la acepta'. */
  advice: string;
}

/** The people whose account the bank rejected and who have not changed it, each once. Shows nothing if there are none. */
export function RejectedAccounts({ boletas, advice }: RejectedAccountsProps) {
  const people = new Map(
    boletas.flatMap((boleta) =>
      boleta.accountRejected && boleta.personId !== null ? [[boleta.personId, boleta] as const] : [],
    ),
  );
  if (people.size === 0) return null;
  return (
    <EntryList
      title="El banco rechazó su cuenta"
      items={[...people].map(([id, { personName, accountRejected, bankAskedAt }]) => ({
        ...{ id, name: personName },
        content: (
          <>
            <strong>{personName}</strong>
            <div>
              {accountRejected && accountRejectedText(accountRejected)} No ha cambiado: {advice}.
            </div>
          </>
        ),
        actions: <AskBankData isReview id={id} name={personName} askedAt={bankAskedAt} />,
      }))}
    />
  );
}
