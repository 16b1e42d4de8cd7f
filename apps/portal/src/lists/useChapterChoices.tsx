import { type Chapter, send } from '@doblaje/contract/client';
import { CHAPTER_INITIAL } from '@doblaje/domain/forms/chapter';
import type { Option } from '@doblaje/domain/options';
import { Link } from '@doblaje/ui/Link';
import { type ReactNode, useCallback } from 'react';
import { usePortal } from '../portal/portal';
import { useAnswer } from '../requests/useAnswer';
import type { Adding } from './AddableSelect';

/** A valid chapter number. */
const NUMBER = /^\d{1,5}$/;

const choiceOf = ({ id, number, title }: Pick<Chapter, 'id' | 'number' | 'title'>): Option<string> => ({
  value: `${id}`,
  label: `${number} · ${title}`,
});

/**
 * The chapters of a project as choices; undefined while they load.
 * @param projectId '' for none
 * @returns beside the choices, the text under the field while there are none, and how to add a missing chapter by its number
 */
export function useChapterChoices(projectId: string): {
  options: readonly Option<string>[] | undefined;
  help: ReactNode;
  adding: Adding | undefined;
} {
  const { client } = usePortal();
  const { catalogue } = client;
  const ask = useCallback(
    async (id: string) =>
      (await send(client.catalogue.projects[':id'].chapters.$get({ param: { id } }))).chapters,
    [client],
  );
  const { value: chapters, error, isPending } = useAnswer(ask, projectId || null);
  const options = chapters?.map(choiceOf);
  return { options, help: helpOf(), adding: chapters && { offer, work: add, ...WORDS } };

  function helpOf(): ReactNode {
    if (projectId === '') return 'Elige primero el proyecto';
    if (error !== undefined) return 'No pudimos cargar los capítulos. Elige el proyecto otra vez.';
    if (isPending) return 'Cargando capítulos...';
    if (options?.length !== 0) return undefined;
    const href = `/projects-back-office/chapter-list?project=${projectId}`;
    return (
      <>
        Este proyecto no tiene capítulos: <Link href={href}>agrégalos</Link>, o escribe aquí el número de uno.
      </>
    );
  }

  function offer(typed: string): string | null {
    if (!NUMBER.test(typed) || chapters?.some(({ number }) => number === Number(typed))) return null;
    return `Agregar el capítulo ${typed}`;
  }

  async function add(typed: string): Promise<Option<string>> {
    const { chapterStatus } = await send(catalogue.catalogues.$get());
    const statusId = chapterStatus.find(({ isArchived }) => !isArchived)?.id ?? 0;
    const json = { ...CHAPTER_INITIAL, number: Number(typed), title: `Capítulo ${typed}`, statusId };
    const made = await send(catalogue.projects[':id'].chapters.$post({ param: { id: projectId }, json }));
    return choiceOf(made);
  }
}

const WORDS = {
  failed: 'No pudimos agregar el capítulo',
  done: ({ label }: Option<string>) => ({ title: 'Capítulo agregado', message: label }),
};
