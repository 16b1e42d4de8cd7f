import type { PaidMonth } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { monthText } from '@doblaje/domain/days';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { NamedCell } from '../../../formats/NamedCell';
import { SUM_COLUMNS } from '../../../formats/sumColumns';

const PEOPLE: readonly TableColumn<PaidMonth['people'][number]>[] = [
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(0, 1.6fr)',
    render: ({ name, rut }) => <NamedCell name={name} rut={rut} />,
  },
  ...SUM_COLUMNS,
];

const PROJECTS: readonly TableColumn<PaidMonth['projects'][number]>[] = [
  { id: 'title', header: 'Proyecto', width: 'minmax(0, 1.6fr)' },
  ...SUM_COLUMNS,
];

/** What was paid in a month, by the day of payment: totals, by person and by project. */
export function PaidSums({ paid }: { paid: PaidMonth }) {
  if (paid.boletas === 0)
    return (
      <EmptyState title={`Nada pagado en ${monthText(paid.month)}`}>
        Cuando marques una nómina como pagada, sus boletas se suman aquí por el día del pago.
      </EmptyState>
    );
  return (
    <Stack gap="section">
      <DescriptionList
        aria-label="Totales del mes"
        layout="inline"
        items={[
          { term: 'Nóminas', value: countText(paid.nominas) },
          { term: 'Boletas', value: countText(paid.boletas) },
          { term: 'Bruto', value: formatPesos(paid.gross) },
          { term: 'Retención', value: formatPesos(paid.retention) },
          { term: 'Líquido', value: formatPesos(paid.net) },
        ]}
      />
      <Section title="Por persona" headingLevel={3}>
        <Table
          aria-label="Por persona"
          columns={PEOPLE}
          rows={paid.people}
          getRowId={({ personId }) => personId ?? ''}
          sortsInList={false}
        />
      </Section>
      <Section title="Por proyecto" headingLevel={3}>
        <Table
          aria-label="Por proyecto"
          columns={PROJECTS}
          rows={paid.projects}
          getRowId={({ projectId }) => projectId}
          sortsInList={false}
        />
      </Section>
    </Stack>
  );
}
