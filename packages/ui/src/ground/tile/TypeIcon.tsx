import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { iconProps } from '../icon/iconProps';
import type { MessageType } from './look';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: OctagonAlert };

/** The glyph of a message type. Decorative: the title says the same. */
export function TypeIcon({ type }: { type: MessageType }) {
  const Icon = icons[type];
  return <Icon {...iconProps} />;
}
