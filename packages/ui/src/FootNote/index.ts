export { FootNote } from './FootNote';
