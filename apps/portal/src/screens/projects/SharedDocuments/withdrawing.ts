import { createContext } from 'react';
import type { useWithdrawing } from './useWithdrawing';

/** The actions of the rows' menus. The screen sets them, so that the rows need not know it. */
export const WithdrawingContext = createContext<Pick<ReturnType<typeof useWithdrawing>, 'withdraw'> | null>(
  null,
);
