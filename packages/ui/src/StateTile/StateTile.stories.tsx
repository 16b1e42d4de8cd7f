import preview from '../../../../.storybook/preview';
import { StateTile } from './StateTile';

const meta = preview.meta({ title: 'Componentes/StateTile', component: StateTile, args: { state: 'done' } });

export default meta;

export const Done = meta.story({});

export const Busy = meta.story({ args: { state: 'busy' } });
