import type { UploadLimits } from '../media/limits';
import { uploadFault, uploadMessage } from '../media/rejections';
import type { FieldRule } from './rules';

function nameOf(file: unknown): unknown {
  return typeof file === 'object' && file !== null && 'name' in file ? file.name : '';
}

/** Every file of a list keeps the limits, and there are not too many. Anything but a list is an empty one. */
export function files(limits: UploadLimits): FieldRule {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    for (const file of value.slice(0, limits.maxFiles)) {
      const fault = uploadFault(file, limits);
      if (fault !== null) return uploadMessage(fault, nameOf(file), limits);
    }
    return value.length > limits.maxFiles
      ? uploadMessage('too-many-files', nameOf(value[limits.maxFiles]), limits)
      : undefined;
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
