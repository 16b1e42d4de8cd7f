import { use } from 'react';
import {
  I18nProvider,
  Popover,
  PopoverContext,
  type PopoverProps,
  useSlottedContext,
} from 'react-aria-components';
import { LocaleContext } from '../locale/LocaleContext';
import { takeTheme } from './takeTheme';
import { useFocusBack } from './useFocusBack';

/** React Aria's popover, in the theme of the element that opens it. */
export function ThemedPopover(props: PopoverProps) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  const returning = useFocusBack(trigger);
  return (
    // Without it, the popover's button for screen readers ('Descartar') would use the browser's language.
    <I18nProvider locale={use(LocaleContext).locale}>
      <Popover
        {...props}
        ref={(layer) => {
          returning.current = layer;
          return takeTheme(layer, trigger?.current);
        }}
      />
    </I18nProvider>
  );
}
