export { type ActionItem, ActionList, type ActionListProps } from './ActionList';
