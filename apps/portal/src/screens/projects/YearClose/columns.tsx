import type {
  BoletaAnnulledAtSii,
  BoletaOnlyAtSii,
  PaymentToRegularize,
  PaymentWithoutData,
  PendingAnnulment,
  SiiSheetHeap,
  UnmatchedBoleta,
} from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { conjoined } from '@doblaje/domain/naming';
import { labelOfBoletaState } from '@doblaje/domain/options/boletaStates';
import { nominaTitle } from '@doblaje/domain/options/nominaStates';
import { Link } from '@doblaje/ui/Link';
import { type TableColumn, TableSubline } from '@doblaje/ui/Table';
import { NamedCell } from '../../../formats/NamedCell';
import { boletaPath, nominaPath, OFFICE_PATH } from '../Office/tabs/paths';
import { boletasAddress } from '../OfficeBoletas/list';
import { siiSheetPath } from '../SiiSheet/address';

interface Numbered {
  /** Undefined or null: it is not here. */
  boletaId?: number | null;
  folio: number;
  kind: PendingAnnulment['kind'];
}

/** The folio, which leads to the boleta if it is here. */
function Folio({ boletaId = null, folio, kind }: Numbered) {
  const text = `N.º ${folio}`;
  return (
    <div>
      {boletaId === null ? text : <Link href={boletaPath(boletaId)}>{text}</Link>}
      {kind === 'BTE' && <TableSubline>BTE</TableSubline>}
    </div>
  );
}

const FOLIO = {
  ...{ id: 'folio', header: 'Folio', width: '6rem', isLabelled: true },
  render: ({ boletaId, folio, kind }) => <Folio boletaId={boletaId} folio={folio} kind={kind} />,
} satisfies TableColumn<Numbered>;

const person = (header: string): TableColumn<Parameters<typeof NamedCell>[0]> => ({
  ...{ id: 'name', header, width: '1.2fr' },
  render: NamedCell,
});

const ISSUED: TableColumn<{ issuedOn: string }> = {
  ...{ id: 'issuedOn', header: 'Fecha', width: '7rem', priority: 'secondary' },
  render: ({ issuedOn }) => dayText(issuedOn),
};

const GROSS: TableColumn<{ gross: number }> = {
  ...{ id: 'gross', header: 'Bruto', width: '7rem', align: 'end' },
  render: ({ gross }) => formatPesos(gross),
};

/** A person's boletas, the latest first: from one of them what is owed is regularized. */
const personsBoletasPath = (personId: string) =>
  `${OFFICE_PATH}${boletasAddress.changed('?vista=boletas', { personId })}`;

/** Where the sheet of a boleta's month is shown. */
const sheetPath = ({ issuedOn, kind }: Pick<UnmatchedBoleta, 'issuedOn' | 'kind'>, heap?: SiiSheetHeap) =>
  siiSheetPath(issuedOn.slice(0, 7), kind === 'BTE' ? 'bte' : 'bhe', heap);

/** Requests for annulment that wait for an answer. */
export const ANNULMENT_COLUMNS: readonly TableColumn<PendingAnnulment>[] = [
  FOLIO,
  person('Emisor'),
  ISSUED,
  GROSS,
  {
    id: 'told',
    header: 'Qué hacer',
    width: '2fr',
    render: ({ told, isNoted, boletaId }) => (
      <div>
        <div>{told}</div>
        {!isNoted && boletaId !== null && <div>Lo dice la planilla: anótalo en la boleta.</div>}
        {boletaId === null && <div>La boleta no está aquí.</div>}
      </div>
    ),
  },
];

/** The nómina that paid, with its day. */
const NOMINA: TableColumn<Pick<PaymentWithoutData, 'nominaId' | 'paidOn'>> = {
  ...{ id: 'nomina', header: 'Nómina', width: '1fr' },
  render: ({ nominaId, paidOn }) => (
    <div>
      <Link href={nominaPath(nominaId)}>{nominaTitle(nominaId)}</Link>
      <TableSubline>pagada el {dayText(paidOn)}</TableSubline>
    </div>
  ),
};

/** Payments whose boleta was annulled afterwards. */
export const TO_REGULARIZE_COLUMNS: readonly TableColumn<PaymentToRegularize>[] = [
  FOLIO,
  person('Persona'),
  NOMINA,
  {
    id: 'annulledOn',
    header: 'Anulada el',
    width: '7rem',
    render: ({ annulledOn }) => dayText(annulledOn),
  },
  GROSS,
  {
    ...{ id: 'net', header: 'Líquido', width: '7rem', align: 'end', priority: 'secondary' },
    render: ({ net }) => formatPesos(net),
  },
  {
    id: 'todo',
    header: 'Qué hacer',
    width: '1.6fr',
    render: ({ personId }) => (
      <Link href={personsBoletasPath(personId)}>Regularizar con una boleta posterior</Link>
    ),
  },
];

/** Boletas that only a sheet of the SII has as annulled. */
export const ANNULLED_AT_SII_COLUMNS: readonly TableColumn<BoletaAnnulledAtSii>[] = [
  FOLIO,
  person('Persona'),
  {
    ...{ id: 'annulledOn', header: 'Anulada el', width: '7rem', priority: 'secondary' },
    render: ({ annulledOn }) => (annulledOn === null ? 'Sin fecha' : dayText(annulledOn)),
  },
  GROSS,
  { id: 'state', header: 'Estado', width: '7rem', render: ({ state }) => labelOfBoletaState(state) },
  {
    id: 'todo',
    header: 'Qué hacer',
    width: '1.6fr',
    render: ({ issuedOn, kind }) => (
      <Link href={sheetPath({ issuedOn, kind }, 'annulled')}>Anotarla desde la planilla de su mes</Link>
    ),
  },
];

/** Boletas that no sheet of the SII has. */
export const UNMATCHED_COLUMNS: readonly TableColumn<UnmatchedBoleta>[] = [
  FOLIO,
  person('Persona'),
  ISSUED,
  GROSS,
  { id: 'state', header: 'Estado', width: '7rem', render: ({ state }) => labelOfBoletaState(state) },
  {
    id: 'todo',
    header: 'Qué hacer',
    width: '1.6fr',
    render: ({ hasSheet, issuedOn, kind, state }) => (
      <div>
        {state === 'rejected' && <div>Está rechazada: la persona la corrige o la anula en el SII.</div>}
        <Link href={sheetPath({ issuedOn, kind })}>
          {hasSheet ? 'Revisar con la planilla de su mes' : 'Subir la planilla de su mes'}
        </Link>
      </div>
    ),
  },
];

/** Boletas that only the SII's sheets have. */
export const ONLY_AT_SII_COLUMNS: readonly TableColumn<BoletaOnlyAtSii>[] = [
  FOLIO,
  person('Emisor'),
  ISSUED,
  GROSS,
  {
    id: 'todo',
    header: 'Qué hacer',
    width: '1.6fr',
    render: ({ personId, issuedOn, kind }) => (
      <Link href={sheetPath({ issuedOn, kind }, 'onlyAtSii')}>
        {personId === null || kind === 'BTE'
          ? 'Ver en la planilla de su mes'
          : 'Pedir el PDF desde la planilla de su mes'}
      </Link>
    ),
  },
];

const LACKING: Readonly<Record<PaymentWithoutData['lacks'][number], string>> = {
  rut: 'el RUT',
  issuedOn: 'la fecha',
  withheldBy: 'quién retiene',
};

/** Payments whose boleta lacks data. */
export const WITHOUT_DATA_COLUMNS: readonly TableColumn<PaymentWithoutData>[] = [
  {
    ...{ id: 'folio', header: 'Folio', width: '6rem', isLabelled: true },
    render: ({ folio }) => `N.º ${folio}`,
  },
  {
    id: 'name',
    header: 'Persona',
    width: '1.2fr',
    render: ({ personId, name }) => <NamedCell personId={personId} name={name} />,
  },
  NOMINA,
  { id: 'net', header: 'Líquido', width: '7rem', align: 'end', render: ({ net }) => formatPesos(net) },
  {
    id: 'lacks',
    header: 'Falta',
    width: '1.2fr',
    render: ({ lacks }) => conjoined(lacks.map((lack) => LACKING[lack])),
  },
];
