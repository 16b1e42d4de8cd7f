/** One parameter of an address: the id of what is open, or which of several views is. */
export interface AddressParam {
  /** As an address's search has it; null where it has none. */
  openId: (search: string) => string | null;
  /** The search with another value, or with none; what else it holds stays. */
  withOpen: (search: string, id: string | null) => string;
}

/** The parameter of that name, which people read: 'capitulo'. */
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
