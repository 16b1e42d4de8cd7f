export type { MessageType } from '../ground/tile/look';
export type { MessagePanelProps } from './MessagePanel';
export { MessagePanel } from './MessagePanel';
