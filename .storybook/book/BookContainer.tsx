import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect } from 'react';
import { useToolbarTheme } from '../../packages/ui/src/docs/pages/useToolbarTheme';
import { bookTheme } from './bookTheme';

/** A documentation page in the theme of its stories, so that a dark page has no white background. */
export default function BookContainer({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const theme = useToolbarTheme(context);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'es-CL';
  }, [theme]);
  return (
    <DocsContainer context={context} theme={bookTheme(theme)}>
      {children}
    </DocsContainer>
  );
}
