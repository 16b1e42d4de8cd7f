export type Level = 'app' | 'public' | 'display';
