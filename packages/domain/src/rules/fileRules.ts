import { fieldOf } from '../fields/fields';
import { fileNameError } from '../media/fileName';
import type { UploadLimits } from '../media/limits';
import { uploadFault, uploadMessage } from '../media/rejections';
import type { FieldRule } from './rules';

/** The error of a file's name, stated type or size. The message does not quote a name that is not allowed. */
function errorOf(value: unknown, limits: UploadLimits): string | undefined {
  const name = fieldOf(value, 'name');
  const unnameable = typeof name === 'string' ? fileNameError(name) : null;
  if (unnameable !== null) return unnameable;
  const fault = uploadFault(value, limits);
  return fault === null ? undefined : uploadMessage(fault, name, limits);
}

/** The list is not too long, and every file has an allowed name and keeps the limits. Anything but a list counts as empty. */
export function files(limits: UploadLimits): FieldRule {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    // Without limits there is no maximum number, but no file fits the kind either.
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

/** The file has an allowed name and keeps the limits. An empty field passes: add `required` to refuse it. */
export function file(limits: UploadLimits): FieldRule {
  return (value) => (value === undefined || value === null ? undefined : errorOf(value, limits));
}
