/** One of the six shapes a state can have. */
export type StatusShape = 'done' | 'inProgress' | 'waiting' | 'draft' | 'paused' | 'cancelled';
