import type { ArgsEnhancer, Renderer } from 'storybook/internal/types';
import { viewports } from './viewports';

type Width = keyof typeof viewports;
type Theme = 'light' | 'dark';

/** What Chromatic takes one picture under. A picture is at least as high as `height`, and as high as its story. */
export interface Mode {
  theme: Theme;
  viewport: { width: number; height: number };
}

/** Where a story names no width: the two that designers draw. */
const DRAWN: readonly Width[] = ['phone390', 'desktop1440'];

const THEME_NAMES: Record<Theme, string> = { light: 'claro', dark: 'oscuro' };

/** A story's own globals: what the toolbar does not change while it shows. */
export interface StoryGlobals {
  theme?: string;
  viewport?: { value?: string };
}

const isWidth = (name: string): name is Width => name in viewports;

/**
 * What Chromatic takes pictures of: both themes at the two widths that designers draw, or, of a story that names its
 * width or its theme, that one only (it would not show another, whatever is asked of it).
 * @returns by name, as 'claro 390'
 * @throws Error for a width that is not among the viewports
 */
export function modesOf({ theme, viewport }: StoryGlobals): Record<string, Mode> {
  const named = viewport?.value;
  if (named !== undefined && !isWidth(named)) {
    throw new Error(`No viewport is called ${named}: ${Object.keys(viewports).join(', ')}`);
  }
  const themes: readonly Theme[] = theme === 'light' || theme === 'dark' ? [theme] : ['light', 'dark'];
  const widths = named ? [named] : DRAWN;
  const modes = themes.flatMap((shown) =>
    widths.map((name): [string, Mode] => {
      const { styles } = viewports[name];
      const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
      return [`${THEME_NAMES[shown]} ${width}`, { theme: shown, viewport: { width, height } }];
    }),
  );
  return Object.fromEntries(modes);
}

/**
 * Gives every story its modes. As an enhancer of args, which changes none: no other part of a preview is called with a
 * story's globals while its parameters are still being made.
 */
export const nameModes: ArgsEnhancer<Renderer> = (context) => {
  // Storybook's types do not tell of them.
  const { parameters, storyGlobals } = context as typeof context & { storyGlobals: StoryGlobals };
  parameters.chromatic = { ...parameters.chromatic, modes: modesOf(storyGlobals) };
  return {};
};
