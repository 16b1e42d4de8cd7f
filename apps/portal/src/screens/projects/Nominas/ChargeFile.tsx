import { type BankCheck, type Nomina, send, type ToldBankFileFault } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
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
        items={own.map(({ personId, personName, message }, index) => ({
          id: `${personId} ${index}`,
          name: personName,
          content: (
            <>
              {personName !== '' && <strong>{personName}</strong>}
              <div>{message}</div>
            </>
          ),
          actions: personId !== null && (
            <Link href={`/documents-back/users/${personId}`} aria-label={`Ver la ficha de ${personName}`}>
              Ver su ficha
            </Link>
          ),
        }))}
      />
    );
  });
}

/** The check of one account's file, asked for anew with another account or day. Its fields stay while it is asked. */
function useCheck(id: number) {
  const { client } = usePortal();
  const [wish, setWish] = useState<{ account?: string; payDay?: string }>({});
  const ask = useCallback(
    (question: string) => {
      const [nomina = '', account, payDay] = question.split(' ');
      const query = { ...(account && { account }), ...(payDay && { payDay }) };
      return send(client.catalogue.nominas[':id']['bank-check'].$get({ param: { id: nomina }, query }));
    },
    [client],
  );
  const answer = useAnswer(ask, [id, wish.account ?? '', wish.payDay ?? ''].join(' '));
  return {
    ...answer,
    choose: (account: string) => setWish({ account }),
    setDay: (payDay: string) => setWish({ ...wish, payDay }),
  };
}

function CheckedFile({ nomina, onClose }: { nomina: Nomina; onClose: () => void }) {
  const files = usePortal().client.catalogue.nominas[':id']['bank-file'][':account'];
  const { revalidate } = useRevalidator();
  const { value, last, error, isPending, retry, choose, setDay } = useCheck(nomina.id);
  const shown = value ?? last;
  const isRefused = value?.faults.some(({ severity }) => severity === 'error');
  // The check is of the file as it was made; people's data may have changed since.
  const hasChanged = nomina.state === 'prepared' && nomina.changes.length > 0;
  const download = ({ account, needsPayDay, payDay, fileName }: BankCheck, isAgain = false) => (
    <DownloadButton
      ask={() =>
        files.$get({
          param: { id: `${nomina.id}`, account: `${account}` },
          query: { ...(needsPayDay && { payDay }), ...(isAgain && { again: 'true' as const }) },
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
                  value={shown.payDay}
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
            <Faults faults={value.faults} />
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
        {hasChanged && value && value.account !== 0 && download(value, true)}
        {value && value.account !== 0 && !isRefused && download(value)}
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
