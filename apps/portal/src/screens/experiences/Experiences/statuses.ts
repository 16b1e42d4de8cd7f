import { send } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';
import { type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router-dom';
import type { Portal } from '../../../portal/portal';
import { useAnswer } from '../../../requests/useAnswer';

/** The data of the route around the screen: a promise that never rejects. */
interface StatusesData {
  answer: Promise<readonly Option<string>[]>;
}

/** The id of that route (routes.tsx). */
const STATUSES = 'experienceStatuses';

const NONE: StatusesData['answer'] = Promise.resolve([]);

/** Loads the statuses to filter participations by. If they fail to load, only that filter is missing. */
export const statusesLoader =
  ({ client }: Portal) =>
  (): StatusesData => ({
    answer: send(client.catalogue.experiences.statuses.$get()).then(
      ({ statuses }) => statuses.map(({ id, label }) => ({ value: String(id), label })),
      () => [],
    ),
  });

/** Load the statuses once, not on every change of the address. */
export const statusesChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

/**
 * The statuses to filter by; undefined while they load.
 * @param route whose loader loads them
 */
export function useStatuses(route = STATUSES): readonly Option<string>[] | undefined {
  const data = useRouteLoaderData<StatusesData | null>(route);
  return useAnswer(data?.answer ?? NONE).value;
}
