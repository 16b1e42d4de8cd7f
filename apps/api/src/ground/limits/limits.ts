import { HOUR, MINUTE } from '../time/time';

/** So many attempts within so many milliseconds. */
export interface Budget {
  attempts: number;
  within: number;
}

/** The limits of an action: for each caller's address and, if an account is named, for each account. */
export interface ActionLimits {
  address: Budget;
  /** One account, from any address. */
  account?: Budget;
  /** One account from one address. It stops a guesser without locking the account's owner out elsewhere. */
  pair?: Budget;
  /** One account from a browser in which it was logged in before. It replaces all the other limits. */
  browser?: Budget;
}

/** The actions with limits. */
export type LimitedAction =
  | 'login'
  | 'register'
  | 'recover'
  | 'resend-activation'
  | 'activate'
  | 'change-password'
  | 'confirm-password'
  | 'change-email'
  | 'confirm-email'
  | 'write-rut'
  | 'export'
  | 'certificate'
  | 'ask-about-data'
  | 'confirm-request'
  | 'apply'
  | 'upload';

/** How often each action may be tried. A whole office may share one address. */
export const LIMITS: Readonly<Record<LimitedAction, ActionLimits>> = {
  login: {
    address: { attempts: 60, within: 10 * MINUTE },
    pair: { attempts: 10, within: 15 * MINUTE },
    account: { attempts: 50, within: HOUR },
    browser: { attempts: 10, within: 15 * MINUTE },
  },
  register: { address: { attempts: 20, within: HOUR }, account: { attempts: 5, within: HOUR } },
  recover: { address: { attempts: 30, within: HOUR }, account: { attempts: 5, within: HOUR } },
  'resend-activation': { address: { attempts: 30, within: HOUR }, account: { attempts: 5, within: HOUR } },
  activate: { address: { attempts: 60, within: HOUR } },
  'change-password': { address: { attempts: 30, within: HOUR } },
  'confirm-password': {
    address: { attempts: 60, within: 10 * MINUTE },
    account: { attempts: 10, within: 15 * MINUTE },
  },
  // Each attempt sends mails to an address that may belong to anybody.
  'change-email': { address: { attempts: 60, within: HOUR }, account: { attempts: 10, within: HOUR } },
  'confirm-email': { address: { attempts: 60, within: HOUR } },
  'write-rut': { address: { attempts: 120, within: HOUR }, account: { attempts: 10, within: HOUR } },
  // It reads every file of the person.
  export: { address: { attempts: 60, within: HOUR }, account: { attempts: 10, within: HOUR } },
  // Each writes a PDF. ADMIN downloads those of many people in a row.
  certificate: { address: { attempts: 300, within: HOUR }, account: { attempts: 120, within: HOUR } },
  // Each sends a mail to an address that may belong to anybody.
  'ask-about-data': { address: { attempts: 20, within: HOUR }, account: { attempts: 5, within: HOUR } },
  'confirm-request': { address: { attempts: 60, within: HOUR } },
  apply: { address: { attempts: 120, within: HOUR }, account: { attempts: 20, within: HOUR } },
  upload: { address: { attempts: 300, within: HOUR }, account: { attempts: 60, within: HOUR } },
};
