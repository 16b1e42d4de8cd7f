import type { OwnYear } from '@doblaje/contract/client';
import { countText, formatPesos } from '@doblaje/domain/amounts';
import { dayInChile, dayText, monthText } from '@doblaje/domain/days';
import { TO_REGULARIZE } from '@doblaje/domain/siiStates';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { Table } from '@doblaje/ui/Table';
import { useLoaderData, useLocation } from 'react-router-dom';
import { withYear, yearOf, yearsAfter } from '../../../lists/yearParam';
import { usePortal } from '../../../portal/portal';
import { DownloadButton } from '../../../requests/DownloadButton';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { PAYMENT_COLUMNS, PROJECT_COLUMNS } from './columns';
import type { PaymentsAnswer } from './payments';

const idOf = ({ id }: { id: number }) => id;

function Sums({ of, label }: { of: OwnYear['paid']; label: string }) {
  const { boletas, gross, retention, net } = of;
  return (
    <DescriptionList
      aria-label={label}
      layout="inline"
      items={[
        { term: 'Pagadas', value: countText(boletas) },
        { term: 'Bruto', value: formatPesos(gross) },
        { term: 'Retención', value: formatPesos(retention) },
        { term: 'Líquido', value: formatPesos(net) },
      ]}
    />
  );
}

/** What is owed after the annulment of paid boletas. */
function Owed({ boletas }: { boletas: OwnYear['toRegularize'] }) {
  if (boletas.length === 0) return null;
  return (
    <MessagePanel title={TO_REGULARIZE}>
      {boletas.map(({ boletaId, folio, gross, annulledOn }) => (
        <p key={boletaId}>
          La boleta N.º {folio}, por {formatPesos(gross)} brutos, se anuló en el SII el {dayText(annulledOn)},
          después de pagada: se descuenta o se aclara con tu próxima boleta.
        </p>
      ))}
    </MessagePanel>
  );
}

/** The months of a year, the latest first, and what was paid by project. */
function Year({ payments }: { payments: OwnYear }) {
  const { year, paid, months, projects } = payments;
  if (months.length === 0)
    return (
      <EmptyState title={`Sin boletas en ${year}`}>
        Cuando termines una orden con monto, su boleta aparece aquí con su estado.
      </EmptyState>
    );
  return (
    <>
      <Sums of={paid} label={`Pagado en ${year}`} />
      {months.map((of) => (
        <Section key={of.month} title={monthText(of.month)} headingLevel={3}>
          <Stack>
            <Table
              aria-label={`Boletas de ${monthText(of.month)}`}
              columns={PAYMENT_COLUMNS}
              rows={of.boletas}
              getRowId={idOf}
              sortsInList={false}
            />
            {of.paid.boletas > 0 && <Sums of={of.paid} label={`Pagado en ${monthText(of.month)}`} />}
          </Stack>
        </Section>
      ))}
      {projects.length > 0 && (
        <Section title="Pagado por proyecto" headingLevel={3}>
          <Table
            aria-label="Pagado por proyecto"
            columns={PROJECT_COLUMNS}
            rows={projects}
            getRowId={({ projectId }) => projectId}
            sortsInList={false}
          />
        </Section>
      )}
    </>
  );
}

/**
 * 'Mis pagos': the own boletas of a year by month, with what was paid. It is a page of a year and no list, because sums and the certificate
 * go by year, and nobody has more boletas a year than a page holds.
 */
export function PaymentsScreen() {
  const { me } = usePortal().client.catalogue.users;
  const { pathname, search } = useLocation();
  const { value, isPending } = useAnswer(useLoaderData<{ answer: Promise<PaymentsAnswer> }>().answer);
  const asked = yearOf(search);
  const answer = value?.question === asked ? value : undefined;
  const payments = answer?.payments;
  const year = payments?.year ?? (asked || dayInChile().slice(0, 4));
  const to = (count: number) => `${pathname}${withYear(search, yearsAfter(year, count))}`;
  return (
    <>
      <PageHeading
        breadcrumbs={<Breadcrumbs items={[{ text: 'Principal', href: '/home' }, { text: 'Mis pagos' }]} />}
        sub="Tus boletas por mes: las pagadas, en el mes de su pago; las demás, en el de su fecha"
        actions={
          <DownloadButton
            isHead
            ask={() => me.certificate.$get({ query: { year } })}
            fileName={`certificado-honorarios-${year}.pdf`}
            failed="No pudimos preparar el certificado"
          >
            {`Certificado ${year}`}
          </DownloadButton>
        }
      >
        Mis pagos
      </PageHeading>
      <Section
        title={`Año ${year}`}
        actions={
          <ButtonRow>
            <LinkButton variant="secondary" size="sm" href={to(-1)}>
              Año anterior
            </LinkButton>
            <LinkButton variant="secondary" size="sm" href={to(1)}>
              Año siguiente
            </LinkButton>
          </ButtonRow>
        }
      >
        <Stack gap="section">
          {payments && <Owed boletas={payments.toRegularize} />}
          {payments && <Year payments={payments} />}
          {answer?.error !== undefined && (
            <ListFailed title="No pudimos cargar tus pagos" error={answer.error} isRetrying={isPending} />
          )}
          {!answer && <Skeleton lines={6} labels={{ loading: 'Cargando tus pagos...' }} />}
        </Stack>
      </Section>
    </>
  );
}
