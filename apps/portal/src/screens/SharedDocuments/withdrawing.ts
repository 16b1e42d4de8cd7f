import { createContext } from 'react';
import type { useWithdrawing } from './useWithdrawing';

/** What the rows' menus do; set by the screen, so that the rows need not know it. */
export const WithdrawingContext = createContext<Pick<ReturnType<typeof useWithdrawing>, 'withdraw'> | null>(
  null,
);
