import { type AnswerColumns as Columns, type Nomina, send, sendEdit } from '@doblaje/contract/client';
import { type AnswerColumnsValues, validateAnswerColumns } from '@doblaje/domain/bankAnswers';
import { Button } from '@doblaje/ui/Button';
import { createForm } from '@doblaje/ui/form';
import { useCallback, useState } from 'react';
import { defineEdit } from '../../../edits/defineEdit';
import { useWaiting } from '../../../edits/drafts';
import { EditDialog } from '../../../edits/EditDialog';
import { usePortal } from '../../../portal/portal';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';

const { TextFormField } = createForm<AnswerColumnsValues>();

const LABELS = {
  rut: 'Columna del RUT',
  checkDigit: 'Columna del dígito verificador',
  amount: 'Columna del monto',
  account: 'Columna de la cuenta',
  state: 'Columna del estado',
  reason: 'Columna del motivo',
  paid: 'Pagado se dice',
  rejected: 'Rechazado se dice',
  waiting: 'Por cobrar se dice',
} as const satisfies Record<keyof AnswerColumnsValues, string>;

const HELP: Partial<Record<keyof AnswerColumnsValues, string>> = {
  rut: 'El encabezado, o su número (1, 2, 3...) si el archivo no tiene encabezados',
  checkDigit: 'Solo si va aparte del RUT',
  account: 'Déjala vacía si el banco la muestra a medias',
  paid: 'La palabra del banco; si son varias, con comas',
};

const OPTIONAL: readonly (keyof AnswerColumnsValues)[] = ['checkDigit', 'account', 'reason', 'waiting'];

const COLUMNS = defineEdit<Columns, AnswerColumnsValues>({
  place: 'en las columnas del banco',
  labels: LABELS,
  valuesOf: ({ bankName: _, updatedAt: _at, ...values }) => values,
  // '' while nobody has assigned them.
  updatedAtOf: ({ updatedAt }) => updatedAt ?? '',
});

interface AnswerColumnsProps {
  nomina: Pick<Nomina, 'id'>;
  /** Whether no answer is awaited. */
  isDisabled: boolean;
}

/** 'Columnas del banco': how its answers are read, assigned once for all its nóminas. */
export function AnswerColumns({ nomina: { id }, isDisabled }: AnswerColumnsProps) {
  const { client } = usePortal();
  const [isOpen, setOpen] = useState(useWaiting(COLUMNS.drafts) !== undefined);
  const columns = client.catalogue.nominas[':id'].answer.columns;
  const ask = useCallback(
    (nomina: string) => send(client.catalogue.nominas[':id'].answer.columns.$get({ param: { id: nomina } })),
    [client],
  );
  const { value, error, isPending, retry } = useAnswer(ask, isOpen ? `${id}` : null);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        isDisabled={isDisabled}
        isPending={isOpen && isPending}
        pendingText="Abriendo..."
        onPress={() => setOpen(true)}
      >
        Columnas del banco
      </Button>
      {isOpen && error !== undefined && (
        <ListFailed
          title="No pudimos abrir las columnas del banco"
          error={error}
          onRetry={retry}
          isRetrying={isPending}
        />
      )}
      {value && (
        <EditDialog<Columns, AnswerColumnsValues>
          isOpen={isOpen}
          onClose={close}
          title="Columnas de la respuesta del banco"
          {...(value.bankName !== '' && { description: value.bankName })}
          edit={COLUMNS}
          id={value.bankName}
          whole={value}
          validate={validateAnswerColumns}
          save={(values, updatedAt) =>
            sendEdit(
              columns.$put({
                param: { id: `${id}` },
                json: { ...values, updatedAt: updatedAt === '' ? null : updatedAt },
              }),
            )
          }
          done={() => ({ title: 'Columnas guardadas', message: 'Sube la respuesta otra vez.' })}
          submitText="Guardar columnas"
        >
          {COLUMNS.fields.map((name) => (
            <TextFormField
              key={name}
              name={name}
              label={LABELS[name]}
              {...(HELP[name] !== undefined && { help: HELP[name] })}
              autoComplete="off"
              isOptional={OPTIONAL.includes(name)}
            />
          ))}
        </EditDialog>
      )}
    </>
  );
}
