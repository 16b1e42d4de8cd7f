export type StackGap = 'tight' | 'close' | 'field' | 'section';
