import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Figure, Fill, Frame, Rail, Words } from './ProgressBar.styles';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** The progress, from `minValue` to `maxValue`. Values beyond are clamped; a value that is no number counts as the start. */
  value: number;
  /** Words above the bar that name it. Without them, give `aria-label`. */
  label?: ReactNode;
  /** The text beside the bar, also for screen readers: '3,8 de 6,1 MB'. @default the per cent, '93 %' */
  valueText?: string;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
  maxValue?: number;
}

/**
 * A progress bar with its figure beside it. It is not react-aria's: that one adds number
 * formatting for every locale, and its module would then load with every react-aria button.
 */
export function ProgressBar({
  value,
  label,
  valueText,
  minValue = 0,
  maxValue = 100,
  ...props
}: ProgressBarProps) {
  const labelId = useId();
  const span = maxValue - minValue;
  const share = span > 0 && Number.isFinite(value) ? (value - minValue) / span : 0;
  const clamped = Math.min(1, Math.max(0, share));
  // Rounds down, because 100 % means done.
  const percent = Math.floor(clamped * 100 + 1e-9);
  const figure = valueText ?? `${percent} %`;
  return (
    <Frame
      aria-labelledby={label === undefined ? undefined : labelId}
      {...props}
      role="progressbar"
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      aria-valuenow={minValue + clamped * Math.max(0, span)}
      aria-valuetext={figure}
    >
      {label !== undefined && <Words id={labelId}>{label}</Words>}
      <Rail>
        <Fill $percent={percent} />
      </Rail>
      <Figure aria-hidden="true">{figure}</Figure>
    </Frame>
  );
}
