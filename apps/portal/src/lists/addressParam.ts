/** One parameter of an address: the id of the open item, or the name of the open view. */
export interface AddressParam {
  /** Reads the value from an address's search; null if the search has no such parameter. */
  openId: (search: string) => string | null;
  /** The search with another value, or without the parameter for null. All other parameters stay. */
  withOpen: (search: string, id: string | null) => string;
}

/** The parameter with this name. People read the name, so it is a Spanish word: 'capitulo'. */
export function addressParam(name: string): AddressParam {
  return {
    openId: (search) => new URLSearchParams(search).get(name) || null,
    withOpen(search, id) {
      const params = new URLSearchParams(search);
      params.delete(name);
      if (id !== null) params.set(name, id);
      return `?${params}`;
    },
  };
}
