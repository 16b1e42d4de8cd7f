import type { MonthClose, SiiMatch } from '@doblaje/contract/client';
import { dayInChile, monthsAfter, monthText } from '@doblaje/domain/days';
import { labelOfMonthState } from '@doblaje/domain/options/monthStates';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { EntryList } from '@doblaje/ui/EntryList';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { TabFrame } from '../../../lists/tabs';
import { usePortal } from '../../../portal/portal';
import { DownloadButton } from '../../../requests/DownloadButton';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { yearClosePath } from '../Office/tabs/paths';
import { siiSheetPath } from '../SiiSheet/address';
import { CloseMonth, closedText } from './CloseMonth';
import { MissingPeople } from './MissingPeople';
import { MonthHistory } from './MonthHistory';
import { type MonthAnswer, monthOf, withMonth } from './month';
import { PaidSums } from './PaidSums';
import { type MonthStep, stepsOf } from './steps';

/** In the address, 'vista=sii'. */
const SII_TAB = 'sii';

/** A step's actions: the people who are missing, or the lists of what it counts. */
function StepAction({ step, close }: { step: MonthStep; close: MonthClose }) {
  if (step.id === 'missing' && close.missing.people.length > 0) return <MissingPeople close={close} />;
  return [step.further, step.link].map(
    (link) =>
      link && (
        <LinkButton key={link.text} variant="secondary" size="sm" href={link.href}>
          {link.text}
        </LinkButton>
      ),
  );
}

const named = (name: string, shown: Pick<MonthStep, 'shape' | 'state'>) => (
  <>
    <strong>{name}</strong>
    <div>
      <Status shape={shown.shape}>{shown.state}</Status>
    </div>
  </>
);

/** The steps to the close, each with its state and its list. */
function Steps({ close, sheet }: { close: MonthClose; sheet: SiiMatch }) {
  const steps = stepsOf(close, sheet, dayInChile());
  const left = steps.flatMap((step) => (step.left === '' ? [] : [step.left]));
  const shape = close.state === 'closed' ? 'done' : 'waiting';
  return (
    <EntryList
      isNumbered
      title="Pasos del cierre"
      items={[
        ...steps.map((step) => ({
          id: step.id,
          name: step.title,
          content: named(step.title, step),
          actions: <StepAction step={step} close={close} />,
        })),
        {
          ...{ id: 'close', name: 'Cierre del mes' },
          content: named('Cierre del mes', { shape, state: closedText(close) }),
          actions: <CloseMonth key={close.month} close={close} left={left} />,
        },
      ]}
    />
  );
}

/** 'Mes': the steps of a month's close, its sums, and the CSV for the accountant. ADMIN only. */
export function MonthScreen({ title, breadcrumbs, within }: TabFrame) {
  const { months, nominas } = usePortal().client.catalogue;
  const { pathname, search } = useLocation();
  const { value, isPending } = useAnswer(useLoaderData<{ answer: Promise<MonthAnswer> }>().answer);
  const asked = monthOf(search);
  // The month to be closed may get its name in the address later.
  const answer = value?.question === asked || value?.close?.month === asked ? value : undefined;
  // If the address names no month, the answer says which one it is.
  const month = asked || (answer?.close?.month ?? dayInChile().slice(0, 7));
  const to = (count: number) => `${pathname}${withMonth(search, monthsAfter(month, count))}`;
  const state = answer?.close && labelOfMonthState(answer.close.state).toLocaleLowerCase('es');
  return (
    <>
      <PageHeading
        breadcrumbs={breadcrumbs}
        actions={
          <>
            <DownloadButton
              isHead
              ask={() => nominas.month.csv.$get({ query: { month } })}
              fileName={`honorarios-${month}.csv`}
            >
              CSV para contabilidad
            </DownloadButton>
            <DownloadButton
              isHead
              ask={() => months.xlsx.$get({ query: { month } })}
              fileName={`honorarios-${month}.xlsx`}
              failed="No pudimos preparar el XLSX"
            >
              XLSX
            </DownloadButton>
          </>
        }
      >
        {title}
      </PageHeading>
      {within(
        <Stack gap="section">
          <Section
            title={
              asked === '' && !answer
                ? 'Cierre del mes'
                : `Cierre de ${monthText(month)}${state ? `, ${state}` : ''}`
            }
            actions={
              <ButtonRow>
                <LinkButton variant="secondary" size="sm" href={to(-1)}>
                  Mes anterior
                </LinkButton>
                <LinkButton variant="secondary" size="sm" href={to(1)}>
                  Mes siguiente
                </LinkButton>
                <LinkButton variant="secondary" size="sm" href={yearClosePath(month.slice(0, 4))}>
                  Cierre del año
                </LinkButton>
              </ButtonRow>
            }
          >
            {answer?.close && answer.sheet && <Steps close={answer.close} sheet={answer.sheet} />}
            {answer?.error !== undefined && (
              <ListFailed title="No pudimos cargar el mes" error={answer.error} isRetrying={isPending} />
            )}
            {!answer && <Skeleton lines={6} labels={{ loading: 'Cargando el mes...' }} />}
          </Section>
          {answer?.paid && (
            <Section title={`Pagado en ${monthText(month)}`}>
              <PaidSums paid={answer.paid} />
            </Section>
          )}
          {answer?.close && <MonthHistory close={answer.close} />}
        </Stack>,
        // The sheet of the month that is shown, and not of the running one.
        asked === '' && !answer ? {} : { [SII_TAB]: siiSheetPath(month) },
      )}
    </>
  );
}
