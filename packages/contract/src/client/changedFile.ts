import { ApiError } from './ApiError';

/** Said of a chosen file that is no longer what was chosen: sending it again would end the same way. */
const CHANGED_FILE_MESSAGE = 'El archivo cambió: elígelo otra vez.';

/** Whether a chosen file can still be read: a browser refuses one that was written to, moved or deleted since it was chosen. */
export async function canBeRead(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Whether an error says that a file changed. */
export const isChangedFile = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ message }) => message === CHANGED_FILE_MESSAGE);

/** The refusal of a file that changed, by its field, as a server would word it. */
export function changedFile(): ApiError {
  return new ApiError(422, CHANGED_FILE_MESSAGE, [{ field: 'file', message: CHANGED_FILE_MESSAGE }]);
}
