import type { BankCheck, NominaLine, ToldBankFileFault } from '@doblaje/contract/client';
import { EntryList } from '@doblaje/ui/EntryList';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { cataloguesPath } from '../Catalogues/cataloguesPath';
import { AskBankData } from './AskBankData';

const TITLES = {
  error: 'El banco no aceptaría el archivo',
  warning: 'El banco puede rechazar estos pagos',
  note: 'Va distinto de como está escrito',
} as const satisfies Record<ToldBankFileFault['severity'], string>;

const SEVERITIES = ['error', 'warning', 'note'] as const;

/** The tabs of Catálogos, as a link names them. */
const TABS = { studio: 'Estudio', banks: 'Bancos' } as const;

interface FaultsOfFile extends Pick<BankCheck, 'faults' | 'changes'> {
  /** Of the nómina: when each person was last asked for their bank data. */
  lines: readonly NominaLine[];
}

/** The way to mend a fault. */
function Mend({
  fault: { personId, personName, mend },
  lines,
}: { fault: ToldBankFileFault } & Pick<FaultsOfFile, 'lines'>) {
  if (mend === 'studio' || mend === 'banks')
    return <Link href={cataloguesPath(mend)}>Ir a Catálogos, {TABS[mend]}</Link>;
  if (personId === null || mend === null) return null;
  if (mend === 'person')
    return (
      <Link href={`/documents-back/users/${personId}`} aria-label={`Ver su ficha: ${personName}`}>
        Ver su ficha
      </Link>
    );
  const askedAt = lines.find((line) => line.personId === personId)?.bankAskedAt ?? null;
  return <AskBankData isReview id={personId} name={personName} askedAt={askedAt} />;
}

/** What the bank would reject, by how grave it is, each with the way to mend it. */
export function FileFaults({ faults, changes, lines }: FaultsOfFile) {
  if (faults.length === 0)
    return changes.length > 0 ? null : (
      <MessagePanel type="success" title="No encontramos nada que el banco rechace" />
    );
  return SEVERITIES.map((severity) => {
    const own = faults.filter((fault) => fault.severity === severity);
    if (own.length === 0) return null;
    // One mail a person, whatever is wrong with the account.
    const isFirst = ({ personId, mend }: ToldBankFileFault, index: number) =>
      mend !== 'askBank' ||
      own.findIndex((one) => one.personId === personId && one.mend === 'askBank') === index;
    return (
      <EntryList
        key={severity}
        title={TITLES[severity]}
        items={own.map((fault, index) => ({
          id: `${fault.personId} ${index}`,
          name: fault.personName,
          content: (
            <>
              {fault.personName !== '' && <strong>{fault.personName}</strong>}
              <div>{fault.message}</div>
            </>
          ),
          actions: isFirst(fault, index) && <Mend fault={fault} lines={lines} />,
        }))}
      />
    );
  });
}
