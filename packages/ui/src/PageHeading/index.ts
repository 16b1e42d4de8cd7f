export type { Breadcrumb } from './Breadcrumbs';
export { PageHeading, type PageHeadingLabels, type PageHeadingProps } from './PageHeading';
