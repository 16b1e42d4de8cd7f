import type { UploadLimits } from '../media/limits';
import { uploadFault, uploadMessage } from '../media/rejections';
import { type FieldRule, fieldOf } from './rules';

function nameOf(file: unknown): unknown {
  return fieldOf(file, 'name');
}

/** Every file of a list keeps the limits, and there are not too many. Anything but a list is an empty one. */
export function files(limits: UploadLimits): FieldRule {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    // Without a limit no file is too many, yet none fits the kind either.
    const most = typeof limits?.maxFiles === 'number' ? limits.maxFiles : value.length;
    for (const file of value.slice(0, most)) {
      const fault = uploadFault(file, limits);
      if (fault !== null) return uploadMessage(fault, nameOf(file), limits);
    }
    return value.length > most ? uploadMessage('too-many-files', nameOf(value[most]), limits) : undefined;
  };
}

/** One file that keeps the limits. An empty field passes: add `required` to refuse it. */
export function file(limits: UploadLimits): FieldRule {
  return (value) => {
    if (value === undefined || value === null) return undefined;
    const fault = uploadFault(value, limits);
    return fault === null ? undefined : uploadMessage(fault, nameOf(value), limits);
  };
}
