import { createContext, type ElementType, Fragment } from 'react';

/** What stands around the fields of a `Form`. The layouts of whole applications give `Remount`; a page of one form goes without its weight. */
export const AroundFields = createContext<ElementType>(Fragment);
