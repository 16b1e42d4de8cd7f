import { Popover, PopoverContext, type PopoverProps, useSlottedContext } from 'react-aria-components';
import { takeTheme } from './takeTheme';

/** React Aria's popover, in the theme of what opens it. */
export function ThemedPopover(props: PopoverProps) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  return <Popover {...props} ref={(layer) => takeTheme(layer, trigger?.current)} />;
}
