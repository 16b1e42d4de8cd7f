import { routeFor } from '@doblaje/domain/access';
import { dayInChile } from '@doblaje/domain/days';
import { isLateChapter } from '@doblaje/domain/options/chapterDues';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import { Breadcrumbs } from '@doblaje/ui/Breadcrumbs';
import { Button } from '@doblaje/ui/Button';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { Icon } from '@doblaje/ui/IconSet';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { Mono } from '@doblaje/ui/Mono';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { SideColumns } from '@doblaje/ui/SideList';
import { Skeleton } from '@doblaje/ui/Skeleton';
import { Status } from '@doblaje/ui/Status';
import { Tabs } from '@doblaje/ui/Tabs';
import { Files, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { useWaiting } from '../../../edits/drafts';
import type { OpenAnswer, OpenData } from '../../../lists/loaders';
import { useLostFocus } from '../../../lists/useLostFocus';
import { ListFailed } from '../../../requests/ListFailed';
import { useAnswer } from '../../../requests/useAnswer';
import { usePageTitle } from '../../../shell/pageTitle';
import { ordersOf } from '../Orders/list';
import { useCreateOrder } from '../Orders/useCreateOrder';
import { nameOfProject } from '../Projects/project';
import { CreateChapter, CreateChapters } from './ChapterDialogs';
import { ChapterChoice, ChapterList, type ChapterListProps } from './ChapterLists';
import { chapterToOpen, lastNumberOf, NEW_CHAPTER, NEW_CHAPTERS } from './chapter';
import { ImportDialog } from './ImportDialog';
import { chapterAddress, importAddress, isMatrix, type ProjectChapters, withMatrix } from './loader';
import { useBackOffice } from './useBackOffice';

const NONE = Promise.resolve<OpenAnswer<ProjectChapters>>({ question: '', id: '' });
const LIST = { text: 'Proyectos', href: '/projects-back-office' };

/** The chapters of the project in the address, and the open chapter (product.md §3). ADMIN only. */
export function ChaptersScreen() {
  const { id, answer } = useLoaderData<OpenData<ProjectChapters>>();
  const { value, isPending } = useAnswer(answer ?? NONE);
  const { item, error } = value?.id === id ? value : {};
  if (item) return <OfProject key={item.project.id} {...item} />;
  const title = routeFor('/projects-back-office/chapter-list')?.title ?? '';
  return (
    <>
      <PageHeading breadcrumbs={<Breadcrumbs items={[LIST, { text: title }]} />}>{title}</PageHeading>
      {id === null ? (
        <EmptyState
          title="Elige un proyecto"
          action={
            <LinkButton variant="secondary" href={LIST.href}>
              Ver proyectos
            </LinkButton>
          }
        >
          Los capítulos se abren desde su proyecto.
        </EmptyState>
      ) : error === undefined ? (
        <Skeleton lines={8} labels={{ loading: 'Cargando capítulos...' }} />
      ) : (
        <ListFailed title="No pudimos cargar los capítulos" error={error} isRetrying={isPending} />
      )}
    </>
  );
}

/** '12 capítulos, 2 listos, 1 atrasado'. */
function countedOf({ chapters, sums, project }: ProjectChapters): string {
  const today = dayInChile();
  const projectStage = project.statusStage;
  const late = chapters.filter((chapter) => isLateChapter({ ...chapter, projectStage }, today)).length;
  return [
    sums.chapters === 1 ? '1 capítulo' : `${sums.chapters} capítulos`,
    sums.done === 1 ? '1 listo' : `${sums.done} listos`,
    ...(late === 0 ? [] : [late === 1 ? '1 atrasado' : `${late} atrasados`]),
  ].join(', ');
}

/** The screen of one project, once it is loaded. */
function OfProject(answer: ProjectChapters) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useLostFocus(heading);
  const { project, chapters, chapterId } = useBackOffice(answer, chapterAddress.openId(search));
  const [isAdding, setAdding] = useState(useWaiting(NEW_CHAPTER) !== undefined);
  const [isAddingSeveral, setAddingSeveral] = useState(useWaiting(NEW_CHAPTERS) !== undefined);
  const createOrder = useCreateOrder();
  const isImporting = importAddress.openId(search) !== null;
  usePageTitle(nameOfProject(project));

  const hrefOf = (id: string) => chapterAddress.withOpen(search, id);
  const open = (id: string) => void navigate({ search: hrefOf(id) });
  const setImporting = (is: boolean) =>
    void navigate({ search: importAddress.withOpen(search, is ? 'csv' : null) }, { replace: !is });
  const list: ChapterListProps = {
    chapters,
    projectStage: project.statusStage,
    currentId: chapterId === 0 ? undefined : `${chapterId}`,
    hrefOf,
    onOpen: open,
    onAdd: () => setAdding(true),
    onAddSeveral: () => setAddingSeveral(true),
    onImport: () => setImporting(true),
    counted: countedOf(answer),
  };
  // An address without a chapter opens the chapter to go on with. The new address replaces the old one, so that Back leads out of the
  // project.
  const first = chapterId === 0 && !isMatrix(search) ? chapterToOpen(chapters) : undefined;
  const firstHref = first && hrefOf(`${first.id}`);
  useEffect(() => {
    if (firstHref !== undefined) void navigate({ search: firstHref }, { replace: true });
  }, [firstHref, navigate]);
  const kind = labelOfProjectType(project.typeId);
  return (
    <>
      <PageHeading
        ref={heading}
        breadcrumbs={<Breadcrumbs items={[LIST, { text: nameOfProject(project) }]} />}
        sub={
          <>
            <span>{project.season === '' ? kind : `${kind}, temporada ${project.season}`}</span>
            <span>
              N.º interno <Mono>{project.houseNumber}</Mono>
            </span>
            <Status shape={project.statusStage || 'draft'}>{project.statusLabel}</Status>
          </>
        }
        actions={
          <>
            <LinkButton
              variant="secondary"
              href={ordersOf({ projectId: project.id })}
              icon={<Icon of={Files} />}
            >
              Documentos
            </LinkButton>
            <Button icon={<Icon of={Plus} />} onPress={() => createOrder(chapterId)}>
              Crear orden
            </Button>
          </>
        }
      >
        {project.projectTitle}
      </PageHeading>
      <Tabs
        aria-label="Vistas del proyecto"
        selectedId={isMatrix(search) ? 'cast' : 'chapters'}
        items={[
          { id: 'chapters', text: 'Capítulos', href: withMatrix(search, false) },
          { id: 'cast', text: 'Elenco', href: withMatrix(search, true) },
        ]}
      >
        {(view) =>
          view === 'cast' ? (
            <Outlet context={answer} />
          ) : (
            <SideColumns side={<ChapterList {...list} />} above={<ChapterChoice {...list} />}>
              <Outlet context={answer} />
            </SideColumns>
          )
        }
      </Tabs>
      <CreateChapter
        projectId={project.id}
        lastNumber={lastNumberOf(chapters)}
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onCreated={({ id }) => open(`${id}`)}
      />
      <ImportDialog isOpen={isImporting} onClose={() => setImporting(false)} projectId={project.id} />
      <CreateChapters
        projectId={project.id}
        chapters={chapters}
        isOpen={isAddingSeveral}
        onClose={() => setAddingSeveral(false)}
      />
    </>
  );
}
