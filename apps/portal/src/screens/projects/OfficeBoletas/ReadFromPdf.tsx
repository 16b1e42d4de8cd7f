import type { Boleta } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { dayText, momentText } from '@doblaje/domain/days';
import { labelOfWithholder } from '@doblaje/domain/options/withholders';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Section } from '@doblaje/ui/Section';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { Table, type TableColumn } from '@doblaje/ui/Table';
import { isIssuerUnsure } from './unsureReading';

type Reading = NonNullable<Boleta['reading']>;

/** One fact of a boleta, as it was sent and as its PDF says it; '' where either says nothing. */
interface Fact {
  id: string;
  sent: string;
  read: string;
  /** There was nothing to compare it with. */
  isUnsure?: boolean;
}

const UNREAD = 'No se leyó';

const COLUMNS: readonly TableColumn<Fact>[] = [
  { id: 'id', header: 'Dato', width: 'minmax(0, 1.2fr)' },
  { id: 'sent', header: 'Enviado' },
  {
    id: 'read',
    header: 'Leído del PDF',
    render: ({ sent, read, isUnsure }) =>
      read !== '' && sent !== '' && read !== sent ? (
        <>
          {read} <Status shape="cancelled">Distinto</Status>
        </>
      ) : isUnsure ? (
        <>
          {read || UNREAD} <Status shape="waiting">Sin comprobar</Status>
        </>
      ) : (
        read || UNREAD
      ),
  },
];

function factsOf(boleta: Boleta, fields: NonNullable<Reading['fields']>): Fact[] {
  const { folio, gross, retention, net } = fields;
  return [
    { id: 'N.º de boleta', sent: `${boleta.folio}`, read: folio === null ? '' : `${folio}` },
    {
      ...{ id: 'RUT', sent: boleta.personRut, read: fields.issuerRut ?? '' },
      isUnsure: isIssuerUnsure(boleta),
    },
    { id: 'Fecha', sent: dayText(boleta.issuedOn), read: dayText(fields.issuedOn) },
    { id: 'Bruto', sent: formatPesos(boleta.gross), read: formatPesos(gross) },
    { id: 'Retención', sent: formatPesos(boleta.retention), read: formatPesos(retention) },
    { id: 'Líquido', sent: formatPesos(boleta.net), read: formatPesos(net) },
    {
      id: 'Paga la retención',
      sent: labelOfWithholder(boleta.withheldBy),
      read: labelOfWithholder(fields.withheldBy),
    },
  ];
}

const NOT_READ = {
  other: {
    title: 'No parece el PDF del SII',
    text: 'Puede ser un escaneo, una foto guardada como PDF u otro documento. Compara los datos con él a la vista.',
  },
  unread: { title: 'No se pudo leer el PDF', text: 'Compara los datos con él a la vista.' },
} as const;

function Said({ boleta, reading }: { boleta: Boleta; reading: Reading }) {
  const { kind, fields, differences } = reading;
  if (fields === null) {
    const { title, text } = NOT_READ[kind === 'other' ? 'other' : 'unread'];
    return (
      <MessagePanel role="none" title={title}>
        {text}
      </MessagePanel>
    );
  }
  return (
    <>
      {differences.length > 0 && (
        <MessagePanel role="none" type="warning" title="El PDF dice otra cosa">
          {differences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </MessagePanel>
      )}
      <Table aria-label="Enviado y leído del PDF" columns={COLUMNS} rows={factsOf(boleta, fields)} isDense />
    </>
  );
}

/** What the server read of the PDF, beside what its person sent. */
export function ReadFromPdf({ boleta }: { boleta: Boleta }) {
  const { reading } = boleta;
  if (reading === null || boleta.folio === null) return null;
  return (
    <Section title="Leído del PDF" headingLevel={3}>
      <Stack gap="close">
        <Said boleta={boleta} reading={reading} />
        <p>Lo leyó el portal al recibirlo, el {momentText(reading.readAt)}.</p>
      </Stack>
    </Section>
  );
}
