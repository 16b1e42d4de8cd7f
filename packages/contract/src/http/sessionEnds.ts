/** Header of every answer to a session: the seconds after which it ends if it is not used again. */
export const SESSION_ENDS_IN = 'Session-Ends-In';
