import { type BankCheck, type Nomina, send, type ToldBankFileFault } from '@doblaje/contract/client';
import { dayInChile, dayText, isDay } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { DateField } from '@doblaje/ui/DateField';
import { Dialog, DialogActions, DialogBody } from '@doblaje/ui/Dialog';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { EntryList } from '@doblaje/ui/EntryList';
import { Link } from '@doblaje/ui/Link';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { Select } from '@doblaje/ui/Select';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Stack } from '@doblaje/ui/Stack';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { DownloadButton } from '../../../requests/DownloadButton';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { SiiCautions } from './SiiCautions';

const TITLES = {
  error: 'El banco no aceptaría el archivo',
  warning: 'El banco puede rechazar estos pagos',
  note: 'Va distinto de como está escrito',
} as const satisfies Record<ToldBankFileFault['severity'], string>;

const SEVERITIES = ['error', 'warning', 'note'] as const;

/** What the bank would reject, by how grave it is, each with the way to mend it. */
function Faults({ faults }: Pick<BankCheck, 'faults'>) {
  if (faults.length === 0)
    return <MessagePanel type="success" title="No encontramos nada que el banco rechace" />;
  return SEVERITIES.map((severity) => {
    const own = faults.filter((fault) => fault.severity === severity);
    if (own.length === 0) return null;
    return (
      <EntryList
        key={severity}
        title={TITLES[severity]}
        items={own.map(({ personId, personName, message, isOfStudio }, index) => ({
          id: `${personId} ${index}`,
          name: personName,
          content: (
            <>
              {personName !== '' && <strong>{personName}</strong>}
              <div>{message}</div>
            </>
          ),
          actions: isOfStudio ? (
            <Link href="/projects-back-office">Ir a Proyectos, Catálogos</Link>
          ) : (
            personId !== null && (
              <Link href={`/documents-back/users/${personId}`} aria-label={`Ver su ficha: ${personName}`}>
                Ver su ficha
              </Link>
            )
          ),
        }))}
      />
    );
  });
}

/**
 * The check of one account's file, asked for anew with another account or day. Its fields stay while it is asked, and so does a day as it
 * is typed: only a whole one is asked for.
 */
function useCheck(id: number) {
  const { client } = usePortal();
  const [account, setAccount] = useState('');
  const [typedDay, setDay] = useState<string>();
  const ask = useCallback(
    (question: string) => {
      const [nomina = '', of, payDay] = question.split(' ');
      const query = { ...(of && { account: of }), ...(payDay && { payDay }) };
      return send(client.catalogue.nominas[':id']['bank-check'].$get({ param: { id: nomina }, query }));
    },
    [client],
  );
  const isPast = isDay(typedDay) && typedDay < dayInChile();
  const asked = isDay(typedDay) && !isPast ? typedDay : '';
  const answer = useAnswer(ask, [id, account, asked].join(' '));
  return {
    ...answer,
    typedDay,
    setDay,
    dayError: isPast ? 'Elige hoy o un día posterior' : undefined,
    /** Whether the check is of the day that the field shows. */
    isOfDay: typedDay === undefined || typedDay === answer.value?.payDay,
    choose: (chosen: string) => {
      setAccount(chosen);
      setDay(undefined);
    },
  };
}

function CheckedFile({ nomina, onClose }: { nomina: Nomina; onClose: () => void }) {
  const files = usePortal().client.catalogue.nominas[':id']['bank-file'][':account'];
  const { revalidate } = useRevalidator();
  const { value, last, error, isPending, retry, choose, typedDay, setDay, dayError, isOfDay } = useCheck(
    nomina.id,
  );
  const shown = value ?? last;
  const isRefused = value?.faults.some(({ severity }) => severity === 'error');
  const isReady = value !== undefined && value.account !== 0 && isOfDay;
  // The check is of the file as it was made; people's data may have changed since.
  const hasChanged = nomina.state === 'prepared' && nomina.changes.length > 0;
  const download = ({ account, needsPayDay, payDay, fileName }: BankCheck, isAgain = false) => (
    <DownloadButton
      ask={() =>
        files.$get({
          param: { id: `${nomina.id}`, account: `${account}` },
          query: {
            // A new file names no day that is over.
            ...(needsPayDay && (!isAgain || payDay >= dayInChile()) && { payDay }),
            ...(isAgain && { again: 'true' as const }),
          },
        })
      }
      fileName={fileName}
      failed="No pudimos preparar el archivo para el banco"
      done={() => void revalidate()}
    >
      {isAgain ? 'Hacer de nuevo' : 'Descargar'}
    </DownloadButton>
  );
  return (
    <>
      <DialogBody>
        <Stack gap="section">
          {shown && shown.accounts.length > 0 && (
            <Stack>
              <Select
                label="Archivo para"
                options={shown.accounts.map(({ id, label }) => ({ value: `${id}`, label }))}
                value={`${shown.account}`}
                onChange={choose}
              />
              {shown.needsPayDay && (
                <DateField
                  label="Fecha de pago"
                  help={`El archivo la nombra: ${dayText(shown.payDay)}`}
                  value={typedDay ?? shown.payDay}
                  error={dayError}
                  onChange={setDay}
                />
              )}
            </Stack>
          )}
          {value?.accounts.length === 0 ? (
            <EmptyState size="card" title="No hay cuentas de cargo">
              Agrega la cuenta desde la que paga el estudio en Proyectos, Catálogos, Bancos.
            </EmptyState>
          ) : value ? (
            <>
              <SiiCautions
                title="Anuladas o por anular en el SII"
                boletas={nomina.lines.flatMap(({ boletaId, ...line }) =>
                  boletaId === null ? [] : [{ ...line, id: boletaId }],
                )}
              />
              <Faults faults={value.faults} />
            </>
          ) : error === undefined ? (
            <Skeleton lines={4} labels={{ loading: 'Revisando el archivo...' }} />
          ) : (
            <ListFailed
              title="No pudimos revisar el archivo"
              error={error}
              onRetry={retry}
              isRetrying={isPending}
            />
          )}
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onPress={onClose}>
          Cerrar
        </Button>
        {hasChanged && isReady && download(value, true)}
        {isReady && !isRefused && download(value)}
      </DialogActions>
    </>
  );
}

/** 'Archivo para el banco': made in the form that the bank of a charge account takes, and checked before it is downloaded. */
export function ChargeFile({ nomina }: { nomina: Nomina }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        Archivo para el banco
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={close} title="Revisar antes de descargar" size="lg">
        <CheckedFile nomina={nomina} onClose={close} />
      </Dialog>
    </>
  );
}
