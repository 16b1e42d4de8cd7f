import type { ReactNode, Ref } from 'react';
import type { ProgressBarProps as AriaProgressBarProps } from 'react-aria-components';
import { Label } from 'react-aria-components';
import { Figure, Fill, Frame, Rail, Words } from './ProgressBar.styles';

export interface ProgressBarProps
  extends Omit<
    AriaProgressBarProps,
    | 'children'
    | 'className'
    | 'style'
    | 'render'
    | 'value'
    | 'valueLabel'
    | 'isIndeterminate'
    | 'formatOptions'
  > {
  /** How far it is, from `minValue` to `maxValue`; anything beyond is brought back, no number is the start. */
  value: number;
  /** Words above the bar, which name it. Without them give `aria-label`. */
  label?: ReactNode;
  /** What stands beside the bar and is read: '3,8 de 6,1 MB'. @default the per cent, '93 %' */
  valueText?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** How much is done, with its figure beside it. */
export function ProgressBar({
  value,
  label,
  valueText,
  minValue = 0,
  maxValue = 100,
  ...props
}: ProgressBarProps) {
  const span = maxValue - minValue;
  const share = span > 0 && Number.isFinite(value) ? (value - minValue) / span : 0;
  const clamped = Math.min(1, Math.max(0, share));
  // Down, not to the nearest: 100 % means done.
  const percent = Math.floor(clamped * 100 + 1e-9);
  const figure = valueText ?? `${percent} %`;
  return (
    <Frame
      {...props}
      minValue={minValue}
      maxValue={maxValue}
      value={minValue + clamped * Math.max(0, span)}
      valueLabel={figure}
    >
      {label !== undefined && (
        <Label elementType="span" render={(words) => <Words {...words} />}>
          {label}
        </Label>
      )}
      <Rail>
        <Fill $percent={percent} />
      </Rail>
      <Figure aria-hidden="true">{figure}</Figure>
    </Frame>
  );
}
