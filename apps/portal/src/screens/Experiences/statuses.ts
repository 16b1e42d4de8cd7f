import { send } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';
import { type ShouldRevalidateFunction, useRouteLoaderData } from 'react-router-dom';
import type { Portal } from '../../portal';
import { useAnswer } from '../../shell/useAnswer';

/** What the route around the screen hands to it: a promise that never rejects. */
interface StatusesData {
  answer: Promise<readonly Option<string>[]>;
}

/** Id of that route (routes.tsx). */
const STATUSES = 'experienceStatuses';

const NONE: StatusesData['answer'] = Promise.resolve([]);

/** Loads the states that participations are filtered by. Without them there is no such filter, which takes nothing else away. */
export const statusesLoader =
  ({ client }: Portal) =>
  (): StatusesData => ({
    answer: send(client.catalogue.experiences.statuses.$get()).then(
      ({ statuses }) => statuses.map(({ id, label }) => ({ value: String(id), label })),
      () => [],
    ),
  });

/** They are asked for once: not on every change of the address. */
export const statusesChange: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;

/**
 * The states to filter by; undefined while they are on their way.
 * @param route whose loader asks for them
 */
export function useStatuses(route = STATUSES): readonly Option<string>[] | undefined {
  const data = useRouteLoaderData<StatusesData | null>(route);
  return useAnswer(data?.answer ?? NONE).value;
}
