import { ApiError } from './ApiError';

/** Said of a chosen file that is no longer what was chosen: sending it again would end the same way. */
const CHANGED_FILE_MESSAGE = 'El archivo cambió: elígelo otra vez.';

/**
 * The refusal of a file that was written to, moved or deleted since it was chosen, by its field, as a server would word it; null where
 * it is as it was. A browser does not read such a file any more.
 */
export const changeOf = (file: Blob): Promise<ApiError | null> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => null,
      () => new ApiError(422, CHANGED_FILE_MESSAGE, [{ field: 'file', message: CHANGED_FILE_MESSAGE }]),
    );

/** Whether an error says that a file changed. */
export const isChangedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.message === CHANGED_FILE_MESSAGE;
