export { AsideColumns, type AsideColumnsProps } from './AsideColumns';
