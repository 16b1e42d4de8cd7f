import { fileNameError } from '../media/fileName';
import type { UploadLimits } from '../media/limits';
import { uploadFault, uploadMessage } from '../media/rejections';
import { type FieldRule, fieldOf } from './rules';

/** What is wrong with a file by its name, stated type and size; a name that cannot be is not quoted. */
function errorOf(value: unknown, limits: UploadLimits): string | undefined {
  const name = fieldOf(value, 'name');
  const unnameable = typeof name === 'string' ? fileNameError(name) : null;
  if (unnameable !== null) return unnameable;
  const fault = uploadFault(value, limits);
  return fault === null ? undefined : uploadMessage(fault, name, limits);
}

/** Every file of a list keeps the limits and has a name that can be, and there are not too many. Anything but a list is an empty one. */
export function files(limits: UploadLimits): FieldRule {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    // Without a limit no file is too many, yet none fits the kind either.
    const most = typeof limits?.maxFiles === 'number' ? limits.maxFiles : value.length;
    for (const file of value.slice(0, most)) {
      const error = errorOf(file, limits);
      if (error !== undefined) return error;
    }
    return value.length > most
      ? uploadMessage('too-many-files', fieldOf(value[most], 'name'), limits)
      : undefined;
  };
}

/** One file that keeps the limits and has a name that can be. An empty field passes: add `required` to refuse it. */
export function file(limits: UploadLimits): FieldRule {
  return (value) => (value === undefined || value === null ? undefined : errorOf(value, limits));
}
