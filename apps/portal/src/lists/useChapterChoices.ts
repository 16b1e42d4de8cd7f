import { send } from '@doblaje/contract/client';
import type { Option } from '@doblaje/domain/options';
import { useCallback } from 'react';
import { usePortal } from '../portal';
import { useRequest } from '../shell/useRequest';

/**
 * The chapters of a project as choices; undefined while they are on their way.
 * @param projectId '' for none
 * @returns beside them what is said under the field while there is nothing to choose
 */
export function useChapterChoices(projectId: string): {
  options: readonly Option<string>[] | undefined;
  help: string | undefined;
} {
  const { client } = usePortal();
  const ask = useCallback(
    async (id: string) =>
      (await send(client.catalogue.projects[':id'].chapters.$get({ param: { id } }))).chapters,
    [client],
  );
  const { value: chapters, error, isLoading } = useRequest(ask, projectId || null);
  const options = chapters?.map(({ id, number, title }) => ({
    value: `${id}`,
    label: `${number} · ${title}`,
  }));
  return { options, help: helpOf() };

  function helpOf(): string | undefined {
    if (projectId === '') return 'Elige primero el proyecto';
    if (error !== undefined) return 'No pudimos cargar los capítulos. Elige el proyecto otra vez.';
    if (isLoading) return 'Cargando capítulos...';
    return options?.length === 0 ? 'Este proyecto aún no tiene capítulos' : undefined;
  }
}
