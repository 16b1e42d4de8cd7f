export { RythmoBand, type RythmoBandProps, type RythmoWord } from './RythmoBand';
