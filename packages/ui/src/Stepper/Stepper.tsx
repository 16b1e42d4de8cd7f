import Check from '@lucide/icons/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Band, Cell, Head, StepLink, type StepState, Words } from './Stepper.styles';

const LABELS = {
  list: 'Progreso',
  position: (current: number, total: number) => `Paso ${current} de ${total}`,
  done: 'completado',
  skipped: 'por completar',
};

/** One step. */
export interface Step {
  id: string;
  /** One short word, because the cell is narrow: 'Datos'. */
  text: string;
  /** Width of the word: 62 to 125 per cent. It fills its cell. @default 100 */
  width?: number;
  /** Link back to the step, used once the step is past. */
  href?: string;
  /** Whether a past step is complete. An incomplete one shows no check, and still links back. @default true */
  isDone?: boolean;
}

export interface StepperLabels {
  /** Name of the list. @default 'Progreso' */
  list: string;
  /** @default 'Paso 2 de 5' */
  position: (current: number, total: number) => string;
  /** Read by screen readers after a past step. Not visible. @default 'completado' */
  done: string;
  /** Read by screen readers after a past step that is incomplete. Not visible. @default 'por completar' */
  skipped: string;
}

export interface StepperProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  steps: readonly Step[];
  /** The current step, counted from 1. Values beyond are clamped. */
  current: number;
  /** Decoration at the right, like the clock of a recording: 'TC 00:01:00:00'. */
  timecode?: string;
  labels?: Partial<StepperLabels>;
}

/** Shows the place in a sequence of steps. Past steps are links back. */
export function Stepper({ steps, current, timecode, labels, ...props }: StepperProps) {
  const words = useLabels('Stepper', LABELS, labels);
  const now = Math.min(steps.length, Math.max(1, Math.trunc(current) || 1));
  return (
    <div {...props}>
      <Head>
        <span>{words.position(now, steps.length)}</span>
        {timecode !== undefined && (
          <span aria-hidden="true" data-part="timecode">
            {timecode}
          </span>
        )}
      </Head>
      <Band aria-label={words.list}>
        {steps.map(({ id, text, width = 100, href, isDone = true }, index) => {
          const isBehind = index + 1 < now;
          const state: StepState = index + 1 === now ? 'current' : isBehind && isDone ? 'done' : 'todo';
          const word = <Words $width={Math.min(125, Math.max(62, width))}>{text}</Words>;
          const behind = (
            <>
              {isDone && <Glyph of={Check} width={16} height={16} />}
              {word} <VisuallyHidden>{isDone ? words.done : words.skipped}</VisuallyHidden>
            </>
          );
          return (
            <Cell key={id} aria-current={state === 'current' ? 'step' : undefined} $state={state}>
              {!isBehind ? word : href === undefined ? behind : <StepLink href={href}>{behind}</StepLink>}
            </Cell>
          );
        })}
      </Band>
    </div>
  );
}
