import type { KeptData } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { momentText } from '@doblaje/domain/days';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Table, type TableColumn } from '@doblaje/ui/Table';

const COLUMNS: readonly TableColumn<KeptData>[] = [
  { id: 'what', header: 'Qué se borra', width: '1.2fr', render: ({ what }) => what },
  { id: 'after', header: 'Después de', width: '1.4fr', render: ({ after }) => after },
  {
    id: 'lastRun',
    header: 'Última vez',
    width: '10rem',
    isLabelled: true,
    render: ({ lastRun }) => (lastRun === null ? 'Aún no' : momentText(lastRun)),
  },
  {
    id: 'removed',
    header: 'Cuántos',
    width: '6rem',
    align: 'end',
    isLabelled: true,
    render: ({ removed }) => countText(removed),
  },
  {
    id: 'lastRemoval',
    header: 'Último borrado',
    width: '10rem',
    isLabelled: true,
    render: ({ lastRemoval }) => (lastRemoval === null ? '—' : momentText(lastRemoval)),
  },
];

/** What the portal removes by itself, after how long, and what it did last. */
export const Kept = ({ kept }: { kept: readonly KeptData[] }) => (
  <Section title="Conservación" headingLevel={3}>
    <Stack>
      <p>El portal revisa cada hora y borra lo que venció.</p>
      <Table aria-label="Conservación" columns={COLUMNS} rows={kept} sortsInList={false} />
    </Stack>
  </Section>
);
