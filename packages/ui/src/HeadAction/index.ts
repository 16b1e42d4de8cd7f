export { HeadAction, type HeadActionProps } from './HeadAction';
