import { afterEach as judge } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';

type Theme = 'light' | 'dark';

/** What axe judges by colours. Themes are nothing else (packages/ui/src/tokens): what it says of the rest is said once. */
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

/** What axe finds in the page under a theme, in the words of the accessibility addon; undefined when nothing. */
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
 * Where stories run as tests each plays once, light. Then its page, as `play` left it, is judged by axe in the other
 * theme too (the addon's own hook, after this one, judges it in the story's).
 * @throws Error with the findings of both themes
 */
export async function judgeOtherTheme(context: StoryContext): Promise<void> {
  const own: Theme = context.globals.theme === 'dark' ? 'dark' : 'light';
  const other = await findings(own === 'dark' ? 'light' : 'dark', ofColours(context));
  if (!other) return;
  // The addon's hook is not reached any more: one run tells all.
  throw new Error([await findings(own, context), other].filter(Boolean).join('\n\n'));
}
