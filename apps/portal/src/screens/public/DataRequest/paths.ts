/** The form of requests about personal data, for people without a session. */
export const REQUEST_PATH = '/privacy/request';
