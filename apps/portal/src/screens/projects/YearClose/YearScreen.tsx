import type { YearClose } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { dayInChile, dayText, monthText } from '@doblaje/domain/days';
import { yearToCheck } from '@doblaje/domain/siiStates';
import { ActionList } from '@doblaje/ui/ActionList';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { TabFrame } from '../../../lists/tabs';
import { withYear, yearOf, yearsAfter } from '../../../lists/yearParam';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { siiSheetPath } from '../SiiSheet/address';
import {
  ANNULLED_AT_SII_COLUMNS,
  ANNULMENT_COLUMNS,
  ONLY_AT_SII_COLUMNS,
  TO_REGULARIZE_COLUMNS,
  UNMATCHED_COLUMNS,
  WITHOUT_DATA_COLUMNS,
} from './columns';
import { RETENTION_COLUMNS } from './retentionColumns';
import type { YearAnswer } from './year';

interface PartProps<Row extends object> {
  title: string;
  /** Why it matters, and until when. */
  about: string;
  /** Said where nothing is left. */
  done: string;
  part: { total: number; items: readonly Row[] };
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
}

/** A part of the close: what is left of it, or that nothing is. */
function Part<Row extends object>({ title, about, done, part, columns, rowId }: PartProps<Row>) {
  const { total, items } = part;
  return (
    <Section title={title} headingLevel={3}>
      <Stack>
        {total === 0 ? (
          <Status shape="done">{done}</Status>
        ) : (
          <>
            <p>
              {about}
              {items.length < total && ` Estas son las primeras ${items.length} de ${countText(total)}.`}
            </p>
            <Table aria-label={title} columns={columns} rows={items} getRowId={rowId} sortsInList={false} />
          </>
        )}
      </Stack>
    </Section>
  );
}

/** Months whose sheet has to be uploaded before the rest says much. */
function MissingSheets({ months }: { months: readonly string[] }) {
  if (months.length === 0) return null;
  return (
    <Section title="Meses sin planilla del SII" headingLevel={3}>
      <Stack>
        <p>Sube la planilla de cada uno: sin ella no se sabe si sus boletas están en el SII.</p>
        <ActionList
          aria-label="Meses sin planilla del SII"
          items={months.map((month) => ({ id: month, text: monthText(month), href: siiSheetPath(month) }))}
        />
      </Stack>
    </Section>
  );
}

const agreeingText = (agreeing: number) =>
  agreeing === 0
    ? 'No hay planillas con que comparar'
    : `${countText(agreeing)} ${agreeing === 1 ? 'persona, sin diferencia' : 'personas, sin diferencias'}`;

function Parts({ close }: { close: YearClose }) {
  const { registerOn, answerUntil, annulments, unmatched, onlyAtSii, withoutData, retention } = close;
  return (
    <>
      <MissingSheets months={close.monthsWithoutSheet} />
      <Part
        title="Anulaciones por responder"
        about={`Confírmalas o recházalas en el sitio del SII hasta el ${dayText(answerUntil)}: después, la boleta queda vigente.`}
        done="Ninguna espera respuesta"
        part={annulments}
        columns={ANNULMENT_COLUMNS}
        rowId={({ kind, rut, folio }) => `${kind} ${rut} ${folio}`}
      />
      <Part
        title="Boletas nulas en el SII y vigentes aquí"
        about="Lo dice la planilla de su mes y nadie lo ha anotado: mientras tanto su retención se declara, y un pago no queda por regularizar."
        done="Todas están anotadas"
        part={close.annulledAtSii}
        columns={ANNULLED_AT_SII_COLUMNS}
        rowId={({ boletaId }) => `${boletaId}`}
      />
      <Part
        title="Pagos con boleta anulada"
        about={`Se pagaron en el año y su boleta se anuló después. El SII arma su registro del año con lo que tenga el ${dayText(registerOn)}, y una boleta nula no cuenta en él: antes de ese día, regulariza cada pago con una boleta posterior de la persona.`}
        done="Ninguno está por regularizar"
        part={close.toRegularize}
        columns={TO_REGULARIZE_COLUMNS}
        rowId={({ boletaId }) => `${boletaId}`}
      />
      <Part
        title="Boletas que no están en ninguna planilla"
        about={`El SII arma su registro del año con lo que tenga el ${dayText(registerOn)}.`}
        done="Todas están en una planilla"
        part={unmatched}
        columns={UNMATCHED_COLUMNS}
        rowId={({ boletaId }) => `${boletaId}`}
      />
      <Part
        title="Boletas que solo están en el SII"
        about="Se emitieron a nombre del estudio y nadie las subió: su PDF falta, o no son del estudio."
        done="Las planillas subidas no tienen otras"
        part={onlyAtSii}
        columns={ONLY_AT_SII_COLUMNS}
        rowId={({ kind, rut, folio }) => `${kind} ${rut} ${folio}`}
      />
      <Part
        title="Pagos sin datos de su boleta"
        about="Se pagaron en el año y no se pueden declarar completos."
        done="Todos tienen los datos de su boleta"
        part={withoutData}
        columns={WITHOUT_DATA_COLUMNS}
        rowId={({ lineId }) => `${lineId}`}
      />
      <Part
        title="Retención por persona"
        about="Solo quienes tienen una diferencia, en las boletas de los meses que tienen planilla, por su fecha. Quien no tiene RUT en su ficha no se puede comparar. Lo por declarar va por el día del pago: puede ser de otro año. Una boleta que se anuló después de pagarla cuenta aquí y no en el SII: su diferencia no se cierra."
        done={agreeingText(retention.agreeing)}
        part={retention}
        columns={RETENTION_COLUMNS}
        rowId={({ rut }) => rut}
      />
    </>
  );
}

/** 'Cierre del año': what is left to put in order of a year before the SII's register. ADMIN only. */
export function YearScreen({ title, breadcrumbs, within }: TabFrame) {
  const { pathname, search } = useLocation();
  const { value, isPending } = useAnswer(useLoaderData<{ answer: Promise<YearAnswer> }>().answer);
  const asked = yearOf(search);
  const answer = value?.question === asked ? value : undefined;
  const year = answer?.close?.year ?? (asked || yearToCheck(dayInChile()));
  const to = (count: number) => `${pathname}${withYear(search, yearsAfter(year, count))}`;
  return (
    <>
      <PageHeading breadcrumbs={breadcrumbs}>{title}</PageHeading>
      {within(
        <Section
          title={`Cierre de ${year}`}
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
            {answer?.close && <Parts close={answer.close} />}
            {answer?.error !== undefined && (
              <ListFailed title="No pudimos cargar el año" error={answer.error} isRetrying={isPending} />
            )}
            {!answer && <Skeleton lines={6} labels={{ loading: 'Cargando el año...' }} />}
          </Stack>
        </Section>,
      )}
    </>
  );
}
