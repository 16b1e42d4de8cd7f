// A stylesheet exports nothing.
declare module '*.css';
