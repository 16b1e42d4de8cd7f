import type { routes } from '@doblaje/contract';

type Routes = typeof routes;

type AddressOf<Route extends Routes[keyof Routes]> = Route extends unknown
  ? `${Uppercase<Route['method']>} ${Route['path']}`
  : never;

/** Every route of the contract: 'GET /projects/{id}'. A table of them that lacks one, or has one too many, does not compile. */
export type RouteAddress = AddressOf<Routes[keyof Routes]>;

/** Those that need a session. ADMIN may call each of them. */
export type SessionRouteAddress = AddressOf<Exclude<Routes[keyof Routes], { access: 'public' }>>;
