import type { chaptersList } from '@doblaje/contract/lists';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { choicesOf } from '../../../catalogues/choices';
import { useCatalogues } from '../../../catalogues/useCatalogues';
import type { ListTexts } from '../../../lists/ListPanel';
import { ListScreen } from '../../../lists/ListScreen';
import { allChapterColumns } from './columns';
import { allChaptersAddress } from './list';

const LIST = { text: 'Proyectos', href: '/projects-back-office' };

/** If a catalogue did not load, its filter is not offered. */
function useTexts(): ListTexts<typeof chaptersList> {
  const { catalogues, error } = useCatalogues();
  const isLacking = error !== undefined && catalogues === undefined;
  return {
    search: 'Buscar capítulo o proyecto',
    filters: { due: 'Entrega', ...(!isLacking && { statusId: 'Estado' }) },
    ...(catalogues && { choices: { statusId: choicesOf(catalogues.chapterStatus) } }),
    noun: ['capítulo', 'capítulos'],
    failed: 'No pudimos cargar los capítulos',
    none: {
      title: 'Aún no hay capítulos',
      text: 'Los capítulos se agregan en su proyecto.',
      action: (
        <LinkButton variant="secondary" href={LIST.href}>
          Ver proyectos
        </LinkButton>
      ),
    },
    noMatch: {
      title: 'Ningún capítulo coincide',
      text: 'Prueba con otras palabras o quita los filtros para ver los de todos los proyectos.',
    },
  };
}

/** The chapters of all projects by due date: the late ones and the next ones. ADMIN only. */
export function AllChaptersScreen() {
  return (
    <ListScreen
      title="Capítulos por entregar"
      label="Capítulos"
      sub="De todos los proyectos, primero lo que se entrega antes"
      breadcrumbs={<Breadcrumbs items={[LIST, { text: 'Capítulos' }]} />}
      address={allChaptersAddress}
      columns={allChapterColumns}
      texts={useTexts()}
    />
  );
}
