import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { iconProps } from '../icon/iconProps';
import type { MessageType } from './Tile.styles';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: OctagonAlert };

/** The glyph of a message type. Decorative: the title says the same. */
export function TypeIcon({ type }: { type: MessageType }) {
  const Icon = icons[type];
  return <Icon {...iconProps} />;
}
