import type { Catalogues } from '@doblaje/contract/client';
import { dayInChile } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { Dialog } from '@doblaje/ui/Dialog';
import { FormGrid } from '@doblaje/ui/FormGrid';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { Tabs } from '@doblaje/ui/Tabs';
import { useState } from 'react';
import { useCatalogues } from '../../../catalogues/useCatalogues';
import { useWaiting } from '../../../edits/drafts';
import { ListFailed } from '../../../requests/ListFailed';
import { Banks } from './Banks';
import { BoletaNoticeDays } from './BoletaNoticeDays';
import { BANK, CHARGE_ACCOUNT, NEW_BANK, NEW_CHARGE_ACCOUNT } from './bankEdits';
import { CatalogueEntries } from './CatalogueEntries';
import { ChargeAccounts } from './ChargeAccounts';
import { ENTRY, NEW_ENTRY, NEW_RATE, NOTICE_DAYS, RATE } from './catalogueEdits';
import { Holidays } from './Holidays';
import { RetentionRates } from './RetentionRates';
import { StudioData } from './StudioData';
import { HOLIDAY, NEW_HOLIDAY, STUDIO } from './studioEdits';

/** The tab with values that were typed when the session ended; undefined if there are none. */
function useTypedTab(): string | undefined {
  const rates = [useWaiting(RATE.drafts), useWaiting(NEW_RATE), useWaiting(NOTICE_DAYS.drafts)];
  const studio = [useWaiting(STUDIO.drafts), useWaiting(HOLIDAY.drafts), useWaiting(NEW_HOLIDAY)];
  const bank = [useWaiting(BANK.drafts), useWaiting(NEW_BANK)];
  const account = [useWaiting(CHARGE_ACCOUNT.drafts), useWaiting(NEW_CHARGE_ACCOUNT)];
  const edited = useWaiting(ENTRY.drafts)?.base.kind;
  const kind = useWaiting(NEW_ENTRY)?.base ?? edited;
  if (kind) return kind === 'client' || kind === 'signal' ? kind : 'status';
  if (studio.some(Boolean)) return 'studio';
  if ([...bank, ...account].some(Boolean)) return 'banks';
  return rates.some(Boolean) ? 'rates' : undefined;
}

/** Whether a catalogue's form had typed values when the session ended. Its dialog is open from the start then. */
export function useIsCatalogueTyped(): boolean {
  return useTypedTab() !== undefined;
}

interface CataloguesDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** The tab that it opens on. @default the first */
  tab?: string | undefined;
}

/** 'Catálogos': the choices for projects and chapters, each year's retention rate, and the studio's own data. */
export function CataloguesDialog({ isOpen, onClose, tab }: CataloguesDialogProps) {
  const { catalogues, error, isPending } = useCatalogues();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onClose}
      title="Catálogos"
      size="lg"
      actions={
        <Button variant="secondary" onPress={onClose}>
          Cerrar
        </Button>
      }
    >
      {catalogues ? (
        <CatalogueTabs catalogues={catalogues} tab={tab} />
      ) : error === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <ListFailed title="No pudimos cargar los catálogos" error={error} isRetrying={isPending} />
      )}
    </Dialog>
  );
}

function CatalogueTabs({ catalogues, tab }: { catalogues: Catalogues; tab: string | undefined }) {
  const { projectStatus, chapterStatus, client, signal, rates, boletaNotice } = catalogues;
  const { studio, holidays, banks, chargeAccounts } = catalogues;
  const typed = useTypedTab();
  const [first] = useState(typed ?? tab ?? 'status');
  const panels: Readonly<Record<string, React.ReactNode>> = {
    status: (
      <FormGrid>
        <CatalogueEntries kind="projectStatus" entries={projectStatus} />
        <CatalogueEntries kind="chapterStatus" entries={chapterStatus} />
      </FormGrid>
    ),
    client: <CatalogueEntries kind="client" entries={client} />,
    signal: <CatalogueEntries kind="signal" entries={signal} />,
    rates: (
      <Stack gap="section">
        <RetentionRates rates={rates} />
        <BoletaNoticeDays period={boletaNotice} />
      </Stack>
    ),
    studio: (
      <Stack gap="section">
        <StudioData studio={studio} />
        <Holidays holidays={holidays} today={dayInChile()} />
      </Stack>
    ),
    banks: (
      <Stack gap="section">
        <ChargeAccounts accounts={chargeAccounts} banks={banks} />
        <Banks banks={banks} />
      </Stack>
    ),
  };
  return (
    <Tabs
      aria-label="Catálogos"
      defaultSelectedId={first}
      items={[
        { id: 'status', text: 'Estados', count: countOf(projectStatus) + countOf(chapterStatus) },
        { id: 'client', text: 'Clientes', count: countOf(client) },
        { id: 'signal', text: 'Señales', count: countOf(signal) },
        { id: 'rates', text: 'Boletas' },
        { id: 'studio', text: 'Estudio' },
        { id: 'banks', text: 'Bancos' },
      ]}
    >
      {(id) => panels[id]}
    </Tabs>
  );
}

/** The number of choices that are not archived. */
const countOf = (entries: Catalogues['client']) => entries.filter(({ isArchived }) => !isArchived).length;
