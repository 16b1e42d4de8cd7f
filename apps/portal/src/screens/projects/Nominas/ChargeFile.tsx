import {
  type BankCheck,
  type Nomina,
  OWN_FILE_ACCOUNT,
  type SiiCaution,
  send,
} from '@doblaje/contract/client';
import { dayInChile, dayText, isDay } from '@doblaje/domain/days';
import { Button } from '@doblaje/ui/Button';
import { DateField } from '@doblaje/ui/DateField';
import { Dialog, DialogActions, DialogBody } from '@doblaje/ui/Dialog';
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
import { CHANGED_TITLE, FileChanges, SENT_TEXT } from './FileChanges';
import { FileFaults } from './FileFaults';
import { OtherForms } from './OtherForms';
import { boletasIn, SiiCautions, TO_CLEAR_UP } from './SiiCautions';

/** What the SII's sheet says of boletas, as it is told before a download. */
const AT_SII: readonly { title: string; states: readonly SiiCaution['state'][] }[] = [
  { title: 'Anuladas o por anular en el SII', states: ['annulled', 'annulmentAsked'] },
  { title: 'Observadas en el SII', states: ['observed'] },
  { title: 'Con otros montos en el SII', states: ['differing'] },
];

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
  const files = usePortal().client.catalogue.nominas[':id']['bank-file'];
  const { revalidate } = useRevalidator();
  const { value, last, error, isPending, retry, choose, typedDay, setDay, dayError, isOfDay } = useCheck(
    nomina.id,
  );
  const shown = value ?? last;
  const isRefused = value?.faults.some(({ severity }) => severity === 'error');
  const isReady = value !== undefined && isOfDay;
  // The check is of the file as it was made; people's data may have changed since.
  const hasChanged = value !== undefined && value.changes.length > 0;
  const cautioned = boletasIn(nomina.lines);
  const ask = ({ account, needsPayDay, payDay }: BankCheck, isAgain: boolean) => {
    const id = `${nomina.id}`;
    const again = isAgain && { again: 'true' as const };
    if (account === OWN_FILE_ACCOUNT) return files.$get({ param: { id }, query: { ...again } });
    // A new file names no day that is over.
    const day = needsPayDay && (!isAgain || payDay >= dayInChile()) && { payDay };
    return files[':account'].$get({ param: { id, account: `${account}` }, query: { ...day, ...again } });
  };
  const download = (checked: BankCheck, isAgain = false) => (
    <DownloadButton
      ask={() => ask(checked, isAgain)}
      fileName={checked.fileName}
      failed="No pudimos preparar el archivo para el banco"
      isMain={isAgain || !hasChanged}
      done={() => {
        retry();
        void revalidate();
      }}
    >
      {isAgain ? 'Hacer de nuevo' : hasChanged ? 'Descargar el anterior' : 'Descargar'}
    </DownloadButton>
  );
  return (
    <>
      <DialogBody>
        <Stack gap="section">
          {shown && (
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
          {value ? (
            <>
              {value.accounts.every(({ id }) => id === OWN_FILE_ACCOUNT) && (
                <MessagePanel type="info" title="No hay cuentas de cargo">
                  <p>
                    Para el archivo que pide el banco del estudio, agrega su cuenta en Proyectos, Catálogos,
                    Bancos.
                  </p>
                </MessagePanel>
              )}
              <OtherForms otherForms={value.otherForms} />
              {AT_SII.map(({ title, states }) => (
                <SiiCautions
                  key={title}
                  title={title}
                  boletas={cautioned.filter(({ atSii }) => atSii && states.includes(atSii.state))}
                />
              ))}
              <SiiCautions title={TO_CLEAR_UP} boletas={cautioned.filter(({ atSii }) => atSii === null)} />
              {hasChanged && (
                <>
                  <MessagePanel type="warning" title={CHANGED_TITLE}>
                    <p>
                      El archivo lleva los datos de antes. Si aún no lo envías al banco, hazlo de nuevo. Si ya
                      lo enviaste, la {SENT_TEXT}
                    </p>
                  </MessagePanel>
                  <FileChanges changes={value.changes} />
                </>
              )}
              <FileFaults {...value} lines={nomina.lines} />
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
        {isReady && !isRefused && download(value)}
        {hasChanged && isReady && download(value, true)}
      </DialogActions>
    </>
  );
}

interface ChargeFileProps {
  nomina: Nomina;
  /** Names the button 'Hacer el archivo de nuevo'. @default false */
  isAgain?: boolean;
  /** Without it an open dialog stays, which may have made the file that the button was there for. @default true */
  hasButton?: boolean;
}

/** 'Archivo para el banco', the one way to it: in the form that a charge account's bank takes, or as CSV, checked before it is downloaded. */
export function ChargeFile({ nomina, isAgain = false, hasButton = true }: ChargeFileProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {hasButton && (
        <Button variant="secondary" onPress={() => setOpen(true)}>
          {isAgain ? 'Hacer el archivo de nuevo' : 'Archivo para el banco'}
        </Button>
      )}
      <Dialog isOpen={isOpen} onOpenChange={close} title="Revisar antes de descargar" size="lg">
        <CheckedFile nomina={nomina} onClose={close} />
      </Dialog>
    </>
  );
}
