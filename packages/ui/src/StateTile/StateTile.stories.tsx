import preview from '../../../../.storybook/preview';
import { StateTile } from './StateTile';

const meta = preview.meta({ title: 'Componentes/Mensajes/StateTile', component: StateTile });

export default meta;

export const Done = meta.story({ args: { state: 'done' } });

export const Busy = meta.story({ args: { state: 'busy' } });
