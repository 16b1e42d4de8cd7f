import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { BothThemes } from './BothThemes';
import { bookTheme } from './book/bookTheme';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({
  theme: bookTheme(isDark ? 'dark' : 'light'),
  sidebar: {
    /** Shows a component's name in code normally, and its search words more faintly. */
    renderLabel: ({ name, type }) => {
      const isNamed = type === 'component' || type === 'group';
      const [, code, words] = (isNamed && /^([^,]+), (.+)$/.exec(name)) || [];
      if (!code) return name;
      return createElement(
        'span',
        null,
        code,
        createElement('span', { style: { marginLeft: 6, fontSize: 11, opacity: 0.75 } }, words),
      );
    },
  },
});

addons.add('doblaje/both-themes', { type: types.PREVIEW, render: BothThemes });
