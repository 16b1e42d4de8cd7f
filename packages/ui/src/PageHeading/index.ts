export type { Breadcrumb } from '../Breadcrumbs/Breadcrumbs';
export { PageHeading, type PageHeadingLabels, type PageHeadingProps } from './PageHeading';
