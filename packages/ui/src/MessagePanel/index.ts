export type { MessageType } from '../tile/Tile.styles';
export type { MessagePanelProps } from './MessagePanel';
export { MessagePanel } from './MessagePanel';
