import type { SiiMatch, SiiMatchLine } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { labelOfSiiState } from '@doblaje/domain/options/siiStates';
import { Link } from '@doblaje/ui/Link';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { NamedCell } from '../../../formats/NamedCell';
import { boletaPath } from '../Office/tabs/paths';
import { AskPdf } from './AskPdf';
import { HEAPS } from './address';
import { NoteFromSheet } from './NoteFromSheet';

/** Who issued it: the name here, else as the SII writes it. */
function Issuer({ atSii, here, person }: SiiMatchLine) {
  const name = here?.personName ?? person?.name ?? atSii?.name ?? '';
  return <NamedCell name={name} rut={atSii?.rut ?? here?.rut ?? ''} personId={person?.id ?? null} />;
}

/** The folio, which leads to the boleta if it is here. */
function Folio({ atSii, here }: SiiMatchLine) {
  const folio = `N.º ${(atSii ?? here)?.folio ?? 0}`;
  if (!here || here.id === null) return folio;
  return <Link href={boletaPath(here.id)}>{folio}</Link>;
}

/** Our state, and what is noted of the SII where that is not as usual: 'Pagada, nula'. */
function stateHere({ state, siiState }: NonNullable<SiiMatchLine['here']>): string {
  if (state === 'annulled') return 'Anulada';
  const noted = siiState === 'valid' ? '' : `, ${labelOfSiiState(siiState).toLowerCase()}`;
  return labelOfBoletaState(state) + noted;
}

function States({ atSii, here }: SiiMatchLine) {
  return (
    <div>
      {atSii && <div>SII: {labelOfSiiState(atSii.state)}</div>}
      {here && <div>Aquí: {stateHere(here)}</div>}
    </div>
  );
}

function ToDo({ line, of }: { line: SiiMatchLine; of: Pick<SiiMatch, 'month' | 'kind'> }) {
  return (
    <div>
      {line.differences.map((difference) => (
        <div key={difference}>{difference}</div>
      ))}
      <div>{line.advice}</div>
      {of.kind === 'bhe' && line.person?.isActive && <AskPdf of={of} person={line.person} />}
      {line.atSii && <NoteFromSheet line={line} folio={line.atSii.folio} />}
    </div>
  );
}

const columnsOf = (of: Pick<SiiMatch, 'month' | 'kind'>): readonly TableColumn<SiiMatchLine>[] => [
  { id: 'folio', header: 'Folio', width: '6rem', isLabelled: true, render: (line) => <Folio {...line} /> },
  { id: 'issuer', header: 'Emisor', width: '1.2fr', render: (line) => <Issuer {...line} /> },
  {
    id: 'issuedOn',
    header: 'Fecha',
    width: '7rem',
    priority: 'secondary',
    render: ({ atSii, here }) => dayText((atSii ?? here)?.issuedOn),
  },
  {
    id: 'gross',
    header: 'Bruto',
    width: '7rem',
    align: 'end',
    render: ({ atSii, here }) => formatPesos((atSii ?? here)?.gross),
  },
  { id: 'state', header: 'Estado', width: '9rem', render: (line) => <States {...line} /> },
  { id: 'todo', header: 'Qué hacer', width: '2fr', render: (line) => <ToDo line={line} of={of} /> },
];

/** The lines of one heap: each with what to do, and a way to the boleta or the person. */
export function HeapTable({ match }: { match: SiiMatch }) {
  return (
    <Table
      aria-label={HEAPS[match.heap]}
      columns={columnsOf(match)}
      rows={match.items}
      getRowId={({ id }) => id}
      sortsInList={false}
    />
  );
}
