/** What is another today than a paper says, '' where it is not. */
export const nowOf = (then: string, now: string | null): string => (now === null || now === then ? '' : now);
