import type { Nomina, NominaChange, NominaPaidTo } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { EntryList } from '@doblaje/ui/EntryList';

const LABELS: Readonly<Record<keyof NominaPaidTo, string>> = {
  bank: 'Banco',
  accountType: 'Tipo de cuenta',
  accountEnd: 'N.º de cuenta',
  holder: 'Titular',
  email: 'Correo',
  net: 'Líquido',
};

/** The text of a value. An account number shows only its last digits, as everywhere. */
const textOf = (field: keyof NominaPaidTo, paidTo: NominaPaidTo) => {
  if (field === 'net') return paidTo.net === 0 ? 'nada' : formatPesos(paidTo.net);
  if (field === 'accountEnd') return paidTo.accountEnd === '' ? 'nada' : `termina en ${paidTo.accountEnd}`;
  return paidTo[field] || 'nada';
};

/** 'N.º de cuenta: en el archivo termina en 5678, ahora termina en 4321'. */
function Change({ change: { personName, changes, inFile, now } }: { change: NominaChange }) {
  const isSame = (field: keyof NominaPaidTo) => textOf(field, inFile) === textOf(field, now);
  return (
    <>
      <strong>{personName}</strong>
      {changes.map((field) => (
        <div key={field}>
          {LABELS[field]}: en el archivo {textOf(field, inFile)}, ahora {textOf(field, now)}
          {isSame(field) && ', pero es otro'}
        </div>
      ))}
    </>
  );
}

/** The changes since the file was made, one entry per person. */
export function FileChanges({ changes }: Pick<Nomina, 'changes'>) {
  return (
    <EntryList
      title="Cambios después del archivo"
      items={changes.map((change) => ({
        id: change.personId ?? change.personName,
        name: change.personName,
        content: <Change change={change} />,
      }))}
    />
  );
}

/** The title above the changes. */
export const CHANGED_TITLE = 'Hay datos que cambiaron después de hacer el archivo';

/** What comes of a file that the bank may have. */
export const SENT_TEXT = 'transferencia va como dice el archivo: revisa con cada persona a qué cuenta llegó.';
