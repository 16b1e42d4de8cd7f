import type { SiiMatch, SiiSheetHeap } from '@doblaje/contract/client';
import { monthsAfter, monthText } from '@doblaje/domain/days';
import { SHEET_LIMITS } from '@doblaje/domain/media';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import { Dropzone } from '@doblaje/ui/Dropzone';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { FileButton } from '@doblaje/ui/FileButton';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Pagination } from '@doblaje/ui/Pagination';
import { Section } from '@doblaje/ui/Section';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { Tabs } from '@doblaje/ui/Tabs';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import type { TabFrame } from '../../../lists/tabs';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { HEAPS, type MatchAnswer, questionOf, readAddress, withAddress } from './address';
import { HeapTable } from './HeapTable';
import { SheetChanges } from './SheetChanges';
import { SheetFacts } from './SheetFacts';
import { EXTENSIONS, KINDS, NOTHING, SHEET_TYPES, ZONE_LABELS } from './texts';
import { UploadNews } from './UploadNews';
import { useSheetUpload } from './useSheetUpload';

const NONE: readonly File[] = [];

/** Lines of a page, as the server sends them. */
const PAGE = 50;

/** The five heaps of a month as tabs, with the page of the open one. */
function Heaps({ match }: { match: SiiMatch }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { heap, heaps, page } = match;
  const address = (to: { heap: SiiSheetHeap; page?: number }) => `${pathname}${withAddress(search, to)}`;
  const total = heaps.find((one) => one.heap === heap)?.count ?? 0;
  return (
    <Tabs
      isWrapped
      aria-label="Grupos de boletas"
      selectedId={heap}
      items={heaps.map((one) => ({
        ...{ id: one.heap, text: HEAPS[one.heap], count: one.count, href: address({ heap: one.heap }) },
      }))}
    >
      {total === 0 ? (
        <EmptyState title={NOTHING[heap]} />
      ) : (
        <>
          <HeapTable match={match} />
          <Pagination
            page={page}
            size={PAGE}
            total={total}
            onPageChange={(next) => void navigate(address({ heap, page: next }))}
          />
        </>
      )}
    </Tabs>
  );
}

/** 'Planilla del SII': the sheet of a month, laid beside the boletas here. ADMIN only. */
export function SiiSheetScreen({ title, breadcrumbs, within }: TabFrame) {
  const { pathname, search } = useLocation();
  const { value, isPending } = useAnswer(useLoaderData<{ answer: Promise<MatchAnswer> }>().answer);
  const asked = readAddress(search);
  const { month, kind } = asked;
  const answer = value?.question === questionOf(asked) ? value : undefined;
  // The page of another heap stays until its own comes; that of another month does not.
  const last = value?.match?.month === month && value.match.kind === kind ? value.match : undefined;
  const match = answer?.error === undefined ? (answer?.match ?? last) : undefined;
  const upload = useSheetUpload(asked, match?.sheet?.id ?? 0);
  const to = (next: Parameters<typeof withAddress>[1]) => `${pathname}${withAddress(search, next)}`;
  const other = kind === 'bhe' ? 'bte' : 'bhe';
  return (
    <>
      <PageHeading breadcrumbs={breadcrumbs}>{title}</PageHeading>
      {within(
        <Section
          title={`${KINDS[kind].title} de ${monthText(month)}`}
          actions={
            <ButtonRow>
              <LinkButton variant="secondary" size="sm" href={to({ month: monthsAfter(month, -1) })}>
                Mes anterior
              </LinkButton>
              <LinkButton variant="secondary" size="sm" href={to({ month: monthsAfter(month, 1) })}>
                Mes siguiente
              </LinkButton>
              <LinkButton variant="secondary" size="sm" href={to({ kind: other })}>
                {KINDS[other].link}
              </LinkButton>
              {match?.sheet && (
                <FileButton
                  size="sm"
                  accept={EXTENSIONS}
                  isPending={upload.step.at === 'sending'}
                  onSelect={([file]) => upload.choose(file)}
                >
                  Subir otra planilla
                </FileButton>
              )}
            </ButtonRow>
          }
        >
          <Stack>
            <UploadNews step={upload.step} />
            {match && !match.sheet && upload.step.at !== 'sending' && (
              <Dropzone
                label={`Planilla de ${monthText(month)}`}
                help={KINDS[kind].help}
                accept={SHEET_TYPES}
                maxSize={SHEET_LIMITS.maxBytes}
                maxFiles={1}
                value={NONE}
                onChange={([file]) => upload.choose(file)}
                labels={ZONE_LABELS}
              />
            )}
            {match?.sheet && <SheetFacts sheet={match.sheet} />}
            {match?.sheet && <Heaps match={match} />}
            {match?.changes && <SheetChanges key={match.sheet?.id} changes={match.changes} />}
          </Stack>
          {answer?.error !== undefined && (
            <ListFailed title="No pudimos cargar la planilla" error={answer.error} isRetrying={isPending} />
          )}
          {!match && !answer && <Skeleton lines={6} labels={{ loading: 'Cargando la planilla...' }} />}
        </Section>,
      )}
    </>
  );
}
