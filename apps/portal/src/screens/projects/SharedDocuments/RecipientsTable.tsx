import type { Recipient } from '@doblaje/contract/client';
import { momentText } from '@doblaje/domain/days';
import { Icon } from '@doblaje/ui/IconSet';
import { Link } from '@doblaje/ui/Link';
import { Menu } from '@doblaje/ui/Menu';
import { Section } from '@doblaje/ui/Section';
import { Status } from '@doblaje/ui/Status';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { Undo2 } from 'lucide-react';
import { useCallback } from 'react';

const COLUMNS: readonly TableColumn<Recipient>[] = [
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(0, 1.2fr)',
    render: ({ personId, name }) => <Link href={`/documents-back/users/${personId}`}>{name}</Link>,
  },
  {
    id: 'seenAt',
    header: 'Visto',
    width: 'minmax(0, 1fr)',
    render: ({ seenAt }) => (seenAt === null ? <Status shape="waiting">Sin ver</Status> : momentText(seenAt)),
  },
];

interface RecipientsTableProps {
  people: readonly Recipient[];
  onWithdraw: (person: Recipient) => void;
}

/** The recipients of a contract or script, and when each saw it. It can be withdrawn from each. */
export function RecipientsTable({ people, onWithdraw }: RecipientsTableProps) {
  const menu = useCallback(
    (person: Recipient) => (
      <Menu
        label={`Acciones de ${person.name}`}
        items={[
          {
            id: 'withdraw',
            icon: <Icon of={Undo2} />,
            text: `Retirar a ${person.name}`,
            isDanger: true,
            onAction: () => onWithdraw(person),
          },
        ]}
      />
    ),
    [onWithdraw],
  );
  return (
    <Section title="Quién lo ha visto" headingLevel={3}>
      <Table
        aria-label="Personas que lo tienen"
        columns={COLUMNS}
        rows={people}
        getRowId={({ personId }) => personId}
        sortsInList={false}
        renderRowMenu={menu}
        isDense
      />
    </Section>
  );
}
