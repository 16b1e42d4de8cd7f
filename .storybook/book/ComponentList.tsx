import facts from 'virtual:component-facts';
import { componentOf } from '../../packages/ui/src/docs/pages/componentOf';
import { EntryLink } from '../../packages/ui/src/docs/pages/EntryLink';
import { maturityOf } from '../../packages/ui/src/docs/pages/maturity';
import type { Entry } from './bookData';
import type { ComponentFacts } from './componentFacts';
import { ScrollFrame } from './ScrollFrame';

/** A component: its page, its stories, and the facts from its code. */
interface Row {
  page: Entry;
  /** Its entry in the package. */
  folder: string;
  name: string;
  words: string;
  group: string;
  stories: readonly Entry[];
  facts: ComponentFacts;
}

function rowsOf(entries: readonly Entry[]): Row[] {
  const rows = entries.flatMap((page) => {
    const [, group = ''] = page.title.split('/');
    const { name, words = '' } = componentOf(page.title) ?? {};
    const folder = page.importPath.split('/').at(-2) ?? '';
    const found = facts[folder];
    if (page.type !== 'docs' || page.title.split('/').length > 3 || !name || !found) return [];
    const stories = entries.filter(
      ({ type, title }) => type === 'story' && (title === page.title || title.startsWith(`${page.title}/`)),
    );
    return [{ page, folder, name, words, group, stories, facts: found }];
  });
  return rows.sort(
    (one, other) => one.group.localeCompare(other.group) || one.name.localeCompare(other.name),
  );
}

/** One line for each component, taken from the stories, the package's budget and the imports. */
export function ComponentList({ entries }: { entries: readonly Entry[] }) {
  const rows = rowsOf(entries);
  return (
    <ScrollFrame label="Componentes" more="Más columnas">
      <table className="book-list">
        <thead>
          <tr>
            <th scope="col">Componente</th>
            <th scope="col">Grupo</th>
            <th scope="col">Estados</th>
            <th scope="col">Con interacción</th>
            <th scope="col">Revisado por axe</th>
            <th scope="col">Peso</th>
            <th scope="col">Peso máximo</th>
            <th scope="col">En el portal</th>
            <th scope="col">Madurez</th>
            <th scope="col">Desde</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ page, folder, name, words, group, stories, facts: { weight, budget, users, isPart } }) => (
              <tr key={page.id}>
                <th scope="row">
                  <EntryLink entry={page}>{name}</EntryLink> <small>{words}</small>
                </th>
                <td>{group}</td>
                <td>{stories.length}</td>
                <td>{stories.filter(({ tags }) => tags.includes('play-fn')).length}</td>
                <td>{stories.filter(({ tags }) => tags.includes('test')).length} × 2 temas</td>
                <td>{kib(weight)}</td>
                <td>{kib(budget)}</td>
                <td>{users > 0 ? usersText(users) : isPart ? 'Por dentro' : 'Aún no'}</td>
                <td>{maturityOf(folder)?.word}</td>
                <td>{maturityOf(folder)?.since}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

const kib = (size: number) => `${size.toLocaleString('es-CL', { minimumFractionDigits: 1 })} KiB`;

const usersText = (users: number) => (users === 1 ? '1 archivo' : `${users} archivos`);
