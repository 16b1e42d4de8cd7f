import { countText } from '@doblaje/domain/amounts';
import { Link } from '@doblaje/ui/Link';
import { Stack } from '@doblaje/ui/Stack';
import { documentsAddress } from '../../documents/Documents/list';
import { usePerson } from './personContext';
import { personTabSearch } from './tabs';

/** The number of orders to name. The others are counted. */
const NAMED = 3;

/** The orders that wait for the person's answer or work. They are named before the account is deactivated (desk.md §3). */
export function OpenOrders() {
  const { total, items } = usePerson().person.openOrders;
  if (total === 0) return null;
  const all = personTabSearch('documentos');
  const others = total - NAMED;
  return (
    <Stack gap="tight">
      <p>{total === 1 ? 'Tiene 1 orden abierta:' : `Tiene ${countText(total)} órdenes abiertas:`}</p>
      {items.slice(0, NAMED).map(({ id, title, project }) => (
        <p key={id}>
          <Link href={documentsAddress.withOpen(all, id)} isStandalone>
            {title}
          </Link>
          {project && ` ${project}`}
        </p>
      ))}
      {others > 0 && <p>{others === 1 ? 'y 1 más' : `y ${countText(others)} más`}</p>}
    </Stack>
  );
}
