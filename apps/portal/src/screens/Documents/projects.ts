import { send } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';
import { type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router-dom';
import type { Portal } from '../../portal';
import { useAnswer } from '../../shell/useAnswer';

/** What the route around the screen hands to it: a promise that never rejects. */
interface ProjectsData {
  answer: Promise<readonly Option<string>[]>;
}

const NONE: ProjectsData['answer'] = Promise.resolve([]);

/** Loads the projects that documents are filtered by. Without them there is no such filter, which takes nothing else away. */
export const projectsLoader =
  ({ client }: Portal) =>
  (): ProjectsData => ({
    answer: send(client.catalogue.documents.projects.$get({ query: {} })).then(
      ({ projects }) => projects.map((project) => ({ value: project, label: project })),
      () => [],
    ),
  });

/** They are asked for once: not on every change of the address. */
export const projectsChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

/** The projects to filter by; undefined while they are on their way. */
export function useProjects(): readonly Option<string>[] | undefined {
  const data = useRouteLoaderData<ProjectsData | null>('documentProjects');
  return useAnswer(data?.answer ?? NONE).value;
}
