import type { ReactNode } from 'react';

/** Like `dirOf`, for a value between other words, or in a box that has to keep the direction of the page. */
export const OwnDirection = ({ of: value }: { of: ReactNode }) =>
  value && typeof value !== 'object' ? <bdi>{value}</bdi> : value;
