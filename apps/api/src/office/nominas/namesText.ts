const LIST = new Intl.ListFormat('es', { type: 'conjunction' });

/** Names within a sentence, each once: 'Ana Soto, Bea Ruiz y Carla Paz'. */
export const namesText = (names: Iterable<string>): string => LIST.format(new Set(names));
