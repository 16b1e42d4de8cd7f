import { createContext, type ElementType, Fragment } from 'react';

/**
 * The component around the fields of a `Form`. Layouts of whole applications provide
 * `Remount`; a page with a single form does without its weight.
 */
export const AroundFields = createContext<ElementType>(Fragment);
