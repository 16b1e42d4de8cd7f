export type { MessageType } from '../tile/look';
export type { MessagePanelProps } from './MessagePanel';
export { MessagePanel } from './MessagePanel';
