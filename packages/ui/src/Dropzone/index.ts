export { Dropzone } from './Dropzone';
export type { DropzoneProps } from './DropzoneProps';
export type { DropzoneUpload } from './FileRow';
export type { DropzoneLabels } from './labels';
export type { DropzoneAccept } from './limits';
export { type PlayedFile, tryPlaying } from './tryPlaying';
export type { DropzoneRejection } from './useDropzoneFiles';
export type { InspectFile } from './useInspection';
