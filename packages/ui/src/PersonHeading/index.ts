export { PersonHeading, type PersonHeadingProps } from './PersonHeading';
