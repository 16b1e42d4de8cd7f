import { addons, types } from 'storybook/manager-api';
import { BothThemes } from './BothThemes';

addons.add('doblaje/both-themes', { type: types.PREVIEW, render: BothThemes });
