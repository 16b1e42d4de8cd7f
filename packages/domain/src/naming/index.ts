export { conjoined } from './conjoined';
export { chapterName, type NamedProject, projectName } from './projectName';
export { sameText } from './sameText';
