export { applicationsList } from './applications';
export { ARCHIVED_KINDS, archiveList } from './archive';
export { BOLETA_RUT_LEAST, boletasList } from './boletas';
export { chaptersList } from './chapters';
export { dataReadingsList, READING_KINDS, type ReadingKind } from './dataReadings';
export { dataRequestsList } from './dataRequests';
export {
  COUNTED_TO,
  describeList,
  type FilterOf,
  type FilterValueOf,
  type FilterValues,
  type ListDescription,
  type ListFilter,
  type ListFilters,
  type ListPage,
  type ListQuery,
  type ListSelection,
  type OrderOf,
  orderOf,
  type SortOf,
} from './description';
export { documentsList } from './documents';
export { experiencesList } from './experiences';
export { nominasList } from './nominas';
export { ordersList } from './orders';
export { peopleList } from './people';
export { projectsList } from './projects';
export { sessionsList } from './sessions';
export { sharedDocumentsList } from './sharedDocuments';
export { usersList } from './users';
