export { Mono, MonoFields } from './Mono';
