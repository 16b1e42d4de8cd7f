import { afterEach as judge } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

type Theme = 'light' | 'dark';

/** Rules of axe about colours. Themes differ only in colours (packages/ui/src/ground/tokens), so the other rules run once. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

function ofColours(context: StoryContext): StoryContext {
  const { a11y } = context.parameters;
  return {
    ...context,
    parameters: {
      ...context.parameters,
      a11y: { ...a11y, options: { ...a11y.options, runOnly: OF_COLOURS } },
    },
  };
}

/** Findings of axe on the page in a theme, in the accessibility addon's words; undefined if there are none. */
async function findings(theme: Theme, context: StoryContext): Promise<string | undefined> {
  const root = document.documentElement;
  const before = root.dataset.theme;
  root.dataset.theme = theme;
  try {
    await judge(context);
    return undefined;
  } catch (error) {
    return `Under the ${theme} theme:\n${error instanceof Error ? error.message : String(error)}`;
  } finally {
    root.dataset.theme = before;
  }
}

/**
 * As a test, each story plays once in the light theme. Afterwards axe checks the page in the other theme too; the addon's
 * hook, which runs next, checks it in the story's own theme.
 * @throws Error with the findings of both themes
 */
export async function judgeOtherTheme(context: StoryContext): Promise<void> {
  const own: Theme = context.globals.theme === 'dark' ? 'dark' : 'light';
  const other = await findings(own === 'dark' ? 'light' : 'dark', ofColours(context));
  if (!other) return;
  // The error prevents the addon's hook from running, so it includes the findings of the story's own theme.
  throw new Error([await findings(own, context), other].filter(Boolean).join('\n\n'));
}
