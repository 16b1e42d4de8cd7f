import { Tooltip, TooltipContext, type TooltipProps, useSlottedContext } from 'react-aria-components';
import { takeTheme } from '../ground/layers/takeTheme';

/** React Aria's tooltip, in the theme of the element it describes. */
export function ThemedTooltip(props: TooltipProps) {
  const trigger = useSlottedContext(TooltipContext)?.triggerRef;
  return <Tooltip {...props} ref={(layer) => takeTheme(layer, trigger?.current)} />;
}
