export { StateTile, type StateTileProps } from './StateTile';
