import { Link } from '@doblaje/ui/Link';
import { TableSubline } from '@doblaje/ui/Table';
import { named } from './named';

interface NamedCellProps {
  name: string;
  /** '' if it is not known. @default '' */
  rut?: string;
  /** Id of the account whose sheet the name leads to; null: none. @default null */
  personId?: string | null;
}

/** Whom a row of a table is about, with the RUT underneath. */
export function NamedCell({ name, rut = '', personId = null }: NamedCellProps) {
  const shown = named(name, rut);
  return (
    <div>
      <strong>
        {personId === null ? (
          shown.name
        ) : (
          <Link href={`/documents-back/users/${personId}`}>{shown.name}</Link>
        )}
      </strong>
      {shown.rut !== '' && <TableSubline>{shown.rut}</TableSubline>}
    </div>
  );
}
