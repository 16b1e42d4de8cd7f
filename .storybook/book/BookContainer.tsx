import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect } from 'react';
import { useToolbarTheme } from '../../packages/ui/src/foundations/useToolbarTheme';
import { bookTheme } from './bookTheme';

/** Every documentation page, in the theme of its stories: a dark one keeps no white canvas. */
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
