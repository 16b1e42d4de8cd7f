export { Lamp, type LampProps } from './Lamp';
