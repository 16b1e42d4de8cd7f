import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { GuardEnv } from './http/guard';
import { API_MESSAGES, Problem } from './http/problem';
import { ContractViolation } from './http/responseCheck';
import { routes } from './routes';

/** How to handle errors that are no refusals: options of `createApi`. */
interface Refusing {
  asProblem?: (error: Error, c: Context<GuardEnv>) => Problem | undefined;
  onUnexpected?: (error: Error, c: Context) => void;
  checkResponses?: boolean;
  requestId?: () => string | undefined;
}

/** Answers a refusal. */
export function refuse(c: Context, problem: Problem) {
  const { retryAfter, allow, available } = problem.details;
  if (retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  if (allow) c.header('Allow', allow.join(', '));
  if (available !== undefined) c.header('Content-Range', `bytes */${available}`);
  return c.json(problem.body, problem.status);
}

/** A failure of the server ends with a code that a person can read out: by it the studio finds the request in its log. */
function withCode(problem: Problem, id: string | undefined): Problem {
  if (problem.status < 500 || id === undefined) return problem;
  return new Problem(problem.status, `${problem.message} Código: ${id.slice(0, 8)}`, problem.details);
}

/** Turns an error of a handler into an answer. */
export function answerError({
  asProblem,
  onUnexpected,
  checkResponses,
  requestId,
}: Refusing): ErrorHandler<GuardEnv> {
  const answer = (c: Context, problem: Problem) => refuse(c, withCode(problem, requestId?.()));
  return (error, c) => {
    if (error instanceof Problem) return answer(c, error);
    if (error instanceof HTTPException && error.status === 415) {
      return refuse(c, new Problem(415, API_MESSAGES.unsupported));
    }
    if (error instanceof HTTPException && error.status < 500) {
      return refuse(c, new Problem(400, API_MESSAGES.malformed));
    }
    const problem = asProblem?.(error, c);
    if (problem) return answer(c, problem);
    onUnexpected?.(error, c);
    // A developer whose test or story broke the contract has to see where.
    const seen = checkResponses && error instanceof ContractViolation;
    return answer(c, new Problem(500, seen ? error.message : API_MESSAGES.unexpected));
  };
}

const PATTERNS = Object.values(routes).map((route) => ({
  method: route.method.toUpperCase(),
  pattern: new RegExp(`^${route.path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** The refusal for an address without a route (404), or for an address that has no route with this method (405). */
export function unknownPath(c: Context): Problem {
  const allow = PATTERNS.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method);
  return allow.length > 0
    ? new Problem(405, API_MESSAGES.methodNotAllowed, { allow })
    : new Problem(404, API_MESSAGES.notFound);
}
