import { send } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';
import { type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router-dom';
import type { Portal } from '../../../portal/portal';
import { useAnswer } from '../../../requests/useAnswer';

/** The data of the route around the screen: a promise that never rejects. */
interface ProjectsData {
  answer: Promise<readonly Option<string>[]>;
}

const NONE: ProjectsData['answer'] = Promise.resolve([]);

/** Loads the projects to filter documents by. If they fail to load, only that filter is missing. */
export const documentProjectsLoader =
  ({ client }: Portal) =>
  (): ProjectsData => ({
    answer: send(client.catalogue.documents.projects.$get({ query: {} })).then(
      ({ projects }) => projects.map((project) => ({ value: project, label: project })),
      () => [],
    ),
  });

/** Load the projects once, not on every change of the address. */
export const documentProjectsChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

/** The projects to filter by; undefined while they load. */
export function useProjects(): readonly Option<string>[] | undefined {
  const data = useRouteLoaderData<ProjectsData | null>('documentProjects');
  return useAnswer(data?.answer ?? NONE).value;
}
