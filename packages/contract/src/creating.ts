/** Largest age of a key that the server still knows, in hours. */
export const KEY_HOURS = 24;

/**
 * Paths of the calls (POST) that create something, those whose route says `creates`: apart from the routes, so that the client
 * knows them without their schemas. A test names the one that is missing here.
 */
export const CREATING_PATHS: readonly string[] = [
  '/applications',
  '/applications/{id}/submit',
  '/users/invitations',
  '/catalogues/entries',
  '/projects',
  '/projects/{id}/next-season',
  '/projects/{id}/chapters',
  '/projects/{id}/chapters/several',
  '/projects/{id}/characters',
  '/chapters/{id}/cast',
  '/chapters/{id}/cast/copy',
  '/work-orders',
  '/work-orders/{id}/replace',
  '/chapters/{id}/work-orders',
  '/boletas/approvals',
];

const PATTERNS = CREATING_PATHS.map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Whether a POST to that path, without its base, creates something. */
export function isCreating(path: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(path));
}
