export { TopBar, type TopBarLabels, type TopBarProps } from './TopBar';
