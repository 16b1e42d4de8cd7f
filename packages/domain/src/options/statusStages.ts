import { labelIn, type Option } from './option';

/**
 * How far a status of the studio's catalogues is. The studio renames and adds statuses freely, so due dates, counts and icons
 * depend on this stage.
 */
export const STATUS_STAGES = [
  { value: 'waiting', label: 'Por empezar' },
  { value: 'inProgress', label: 'En curso' },
  { value: 'paused', label: 'En pausa' },
  { value: 'done', label: 'Terminado' },
  { value: 'cancelled', label: 'Cancelado' },
] as const satisfies readonly Option<string>[];

/** One of {@link STATUS_STAGES}. */
export type StatusStage = (typeof STATUS_STAGES)[number]['value'];

/** Label of a stage: 'inProgress' → 'En curso'. Anything else gives ''. */
export function labelOfStatusStage(value: unknown): string {
  return labelIn(STATUS_STAGES, value);
}
