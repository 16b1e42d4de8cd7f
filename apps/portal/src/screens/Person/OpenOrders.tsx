import { Link } from '@doblaje/ui/Link';
import { documentsAddress } from '../Documents/list';
import { usePerson } from './personContext';
import { tabSearch } from './tabs';

/** As many as are named; the others are counted. */
const NAMED = 3;

/** The orders that wait for the person's answer or work: named before the account is deactivated (desk.md §3). */
export function OpenOrders() {
  const { total, items } = usePerson().person.openOrders;
  if (total === 0) return null;
  const all = tabSearch('documentos');
  const others = total - NAMED;
  return (
    <div>
      <p>
        {total === 1 ? 'Tiene 1 orden abierta:' : `Tiene ${total.toLocaleString('es-CL')} órdenes abiertas:`}
      </p>
      <ul>
        {items.slice(0, NAMED).map(({ id, title, project }) => (
          <li key={id}>
            <Link href={documentsAddress.withOpen(all, id)} isStandalone>
              {title}
            </Link>
            {project && ` ${project}`}
          </li>
        ))}
        {others > 0 && <li>{others === 1 ? 'y 1 más' : `y ${others.toLocaleString('es-CL')} más`}</li>}
      </ul>
    </div>
  );
}
