import CircleCheck from '@lucide/icons/icons/circle-check';
import Info from '@lucide/icons/icons/info';
import OctagonAlert from '@lucide/icons/icons/octagon-alert';
import TriangleAlert from '@lucide/icons/icons/triangle-alert';
import { Glyph } from '../icon/Glyph';
import type { MessageType } from './look';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: OctagonAlert };

/** The glyph of a message type. Decorative: the title says the same. */
export function TypeIcon({ type }: { type: MessageType }) {
  const Icon = icons[type];
  return <Glyph of={Icon} />;
}
