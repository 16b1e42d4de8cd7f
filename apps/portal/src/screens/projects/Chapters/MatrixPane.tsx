import type { ProjectMatrix } from '@doblaje/contract/client';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Outlet, useLoaderData, useLocation, useOutletContext } from 'react-router-dom';
import type { OpenAnswer, OpenData } from '../../../lists/loaders';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { CastMatrix } from './CastMatrix';
import { type ProjectChapters, withMatrix } from './loader';

const NONE = Promise.resolve<OpenAnswer<ProjectMatrix>>({ question: '', id: '' });

/** 'Elenco' (characters by chapters) if the address names it; otherwise the content of the chapters' route. */
export function MatrixPane() {
  const { id, answer } = useLoaderData<OpenData<ProjectMatrix>>();
  const context = useOutletContext<ProjectChapters>();
  const { search } = useLocation();
  const { value, isPending } = useAnswer(answer ?? NONE);
  const { item, error } = value?.id === id ? value : {};
  if (id === null) return <Outlet context={context} />;
  if (item === undefined) {
    if (error === undefined) return <Skeleton lines={8} labels={{ loading: 'Cargando elenco...' }} />;
    return <ListFailed title="No pudimos cargar el elenco" error={error} isRetrying={isPending} />;
  }
  if (item.rows.length > 0) return <CastMatrix matrix={item} project={context.project} />;
  const hasChapters = item.chapters.length > 0;
  return (
    <EmptyState
      title={hasChapters ? 'Aún no hay personajes' : 'Aún no hay capítulos'}
      action={
        <LinkButton variant="secondary" href={withMatrix(search, false)}>
          Ver capítulos
        </LinkButton>
      }
    >
      {hasChapters
        ? 'Los personajes se agregan en un capítulo. Aquí verás quién hace cada uno, y en cuáles está.'
        : 'Agrega los capítulos del proyecto y sus personajes. Aquí verás el elenco de todos.'}
    </EmptyState>
  );
}
