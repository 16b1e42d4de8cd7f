import { ApiError } from './ApiError';

/** Message for a file that changed after it was chosen: sending it again would fail the same way. */
const CHANGED_FILE_MESSAGE = 'El archivo cambió: elígelo otra vez.';

/** What is read of a file to see whether it has changed. */
interface ReadablePart {
  slice(start: number, end: number): Pick<Blob, 'arrayBuffer'>;
}

/**
 * The refusal of a file that was written to, moved or deleted after it was chosen, on the field 'file', as a server would word it.
 * Null if the file is unchanged. A browser no longer reads a changed file.
 */
export const changeOf = (file: ReadablePart): Promise<ApiError | null> =>
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
