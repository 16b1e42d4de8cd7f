import { dayText } from '@doblaje/domain/days';
import { Card } from '@doblaje/ui/Card';
import { Link } from '@doblaje/ui/Link';
import { Stack, StackRow } from '@doblaje/ui/Stack';
import { TableSubline } from '@doblaje/ui/Table';
import { DocumentStatus } from '../../documents/Documents/documentState';
import { documentsAddress } from '../../documents/Documents/list';
import type { LatestDocuments } from './loader';
import { OfTab } from './OfTab';
import { personTabSearch } from './tabs';

const ALL = personTabSearch('documentos');

/** The newest documents of the person. */
export function LatestDocumentsCard() {
  return (
    <Card
      title="Últimos documentos"
      actions={
        <Link href={ALL} isStandalone>
          Ver todos
        </Link>
      }
    >
      <OfTab<LatestDocuments> loading="Cargando documentos..." failed="No pudimos cargar los documentos">
        {({ documents }) =>
          documents.length === 0 ? (
            <p>Aún no tiene documentos.</p>
          ) : (
            <Stack gap="tight" isRuled>
              {documents.map(({ id, title, date, state }) => (
                <StackRow key={id} end={state && <DocumentStatus state={state} isDesk />}>
                  <Link href={documentsAddress.withOpen(ALL, id)} isStandalone>
                    {title}
                  </Link>
                  <TableSubline>{dayText(date)}</TableSubline>
                </StackRow>
              ))}
            </Stack>
          )
        }
      </OfTab>
    </Card>
  );
}
