import type { ArgsEnhancer, Renderer } from 'storybook/internal/types';
import { viewports } from './viewports';

type Width = keyof typeof viewports;
type Theme = 'light' | 'dark';

/** Settings for one picture of Chromatic. The picture is at least `height` high, and as high as its story. */
export interface Mode {
  theme: Theme;
  viewport: { width: number; height: number };
}

/** For stories without a width: the two widths that designers draw. */
const DRAWN: readonly Width[] = ['phone390', 'desktop1440'];

const THEME_NAMES: Record<Theme, string> = { light: 'claro', dark: 'oscuro' };

/** Globals of a story, which the toolbar cannot change while the story shows. */
export interface StoryGlobals {
  theme?: string;
  viewport?: { value?: string };
}

const isWidth = (name: string): name is Width => name in viewports;

/**
 * The pictures for Chromatic: both themes at the two widths that designers draw. A story that names its width or theme gets
 * only that one, because it cannot show another.
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
 * Gives every story its modes. It is an enhancer of args that changes no args, because no other hook of a preview gets a
 * story's globals while its parameters can still change.
 */
export const nameModes: ArgsEnhancer<Renderer> = (context) => {
  // Storybook's types lack them.
  const { parameters, storyGlobals } = context as typeof context & { storyGlobals: StoryGlobals };
  parameters.chromatic = { ...parameters.chromatic, modes: modesOf(storyGlobals) };
  return {};
};
