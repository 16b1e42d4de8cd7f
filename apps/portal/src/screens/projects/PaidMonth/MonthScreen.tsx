import type { PaidMonth } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { dayInChile } from '@doblaje/domain/days';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { Table, type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { TabFrame } from '../../../lists/tabs';
import { usePortal } from '../../../portal/portal';
import { DownloadButton } from '../../../requests/DownloadButton';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { type MonthAnswer, monthOf, monthsAfter, monthText, withMonth } from './month';

type Sums = Pick<PaidMonth, 'boletas' | 'gross' | 'retention' | 'net'>;

const SUMS: readonly TableColumn<Sums>[] = [
  {
    id: 'boletas',
    header: 'Boletas',
    width: '6rem',
    align: 'end',
    priority: 'secondary',
    render: ({ boletas }) => countText(boletas),
  },
  { id: 'gross', header: 'Bruto', width: '8rem', align: 'end', render: ({ gross }) => formatPesos(gross) },
  {
    id: 'retention',
    header: 'Retención',
    width: '8rem',
    align: 'end',
    render: ({ retention }) => formatPesos(retention),
  },
  { id: 'net', header: 'Líquido', width: '8rem', align: 'end', render: ({ net }) => formatPesos(net) },
];

const PEOPLE: readonly TableColumn<PaidMonth['people'][number]>[] = [
  {
    id: 'name',
    header: 'Persona',
    width: 'minmax(0, 1.6fr)',
    render: ({ name, rut }) => (
      <>
        <strong>{name}</strong>
        {rut !== '' && <TableSubline>{rut}</TableSubline>}
      </>
    ),
  },
  ...SUMS,
];

const PROJECTS: readonly TableColumn<PaidMonth['projects'][number]>[] = [
  { id: 'title', header: 'Proyecto', width: 'minmax(0, 1.6fr)' },
  ...SUMS,
];

/** The payments: totals, by person and by project. */
function Paid({ paid }: { paid: PaidMonth }) {
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
      <Section title="Por persona">
        <Table
          aria-label="Por persona"
          columns={PEOPLE}
          rows={paid.people}
          getRowId={({ personId }) => personId ?? ''}
          sortsInList={false}
        />
      </Section>
      <Section title="Por proyecto">
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

/** 'Mes': the payments of a month, for the person who closes it, and the CSV for the accountant. ADMIN only. */
export function MonthScreen({ title, breadcrumbs, within }: TabFrame) {
  const { nominas } = usePortal().client.catalogue;
  const { pathname, search } = useLocation();
  const { value, isPending } = useAnswer(useLoaderData<{ answer: Promise<MonthAnswer> }>().answer);
  const asked = monthOf(search);
  const answer = value?.month === asked ? value : undefined;
  // If the address names no month, the answer says which one it is.
  const month = asked || (answer?.paid?.month ?? dayInChile().slice(0, 7));
  const to = (count: number) => `${pathname}${withMonth(search, monthsAfter(month, count))}`;
  return (
    <>
      <PageHeading
        breadcrumbs={breadcrumbs}
        actions={
          <DownloadButton
            isHead
            ask={() => nominas.month.csv.$get({ query: { month } })}
            fileName={`honorarios-${month}.csv`}
          >
            CSV para contabilidad
          </DownloadButton>
        }
      >
        {title}
      </PageHeading>
      {within(
        <Section
          title={asked === '' && !answer ? 'Lo pagado' : `Pagado en ${monthText(month)}`}
          actions={
            <ButtonRow>
              <LinkButton variant="secondary" size="sm" href={to(-1)}>
                Mes anterior
              </LinkButton>
              <LinkButton variant="secondary" size="sm" href={to(1)}>
                Mes siguiente
              </LinkButton>
            </ButtonRow>
          }
        >
          {answer?.paid && <Paid paid={answer.paid} />}
          {answer?.error !== undefined && (
            <ListFailed title="No pudimos cargar el mes" error={answer.error} isRetrying={isPending} />
          )}
          {!answer && <Skeleton lines={6} labels={{ loading: 'Cargando el mes...' }} />}
        </Section>,
      )}
    </>
  );
}
