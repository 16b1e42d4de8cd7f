import { holdToOpenapi, holdToRoute, statedAnswer } from '../openapiAnswers';
import { plain } from '../textsOf';
import type { Operation } from './operations';
import type { Asked } from './requests';
import type { Answer } from './send';

/** What an odd address or method may be answered besides. */
const ELSEWHERE = [400, 401, 403, 404, 405, 413, 414, 415, 422, 431];

/** Letters of an address: beyond these it may not be read at all. */
const LONGEST = 8_000;

function jsonOf({ bytes }: Answer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Error(`This is not JSON: ${bytes.toString().slice(0, 200)}`);
  }
}

/** What another route answers, if the address is one's; else a refusal. */
function judgeElsewhere({ name }: Operation, answer: Answer, method: string, address: string): void {
  const { status } = answer;
  if (status < 400 || method === 'HEAD') return;
  const body = jsonOf(answer);
  if (holdToOpenapi(method, address.replace('/api', ''), status, body) !== undefined) return;
  if (!ELSEWHERE.includes(status)) throw new Error(`The status ${status} is nowhere stated`);
  // Every route states this one refusal.
  holdToRoute(name, 413, body);
}

/** Whether an answer is one that the route's document describes. */
function judgeShape(operation: Operation, answer: Answer): void {
  const stated = statedAnswer(operation.name, answer.status);
  if (!stated) throw new Error(`The status ${answer.status} is not stated by the route`);
  const type = String(answer.headers['content-type'] ?? '').split(';')[0] ?? '';
  const types = Object.keys(stated.content ?? {});
  if (types.length === 0) {
    if (answer.bytes.length > 0)
      throw new Error(`A body where none is stated: ${answer.bytes.toString().slice(0, 200)}`);
    return;
  }
  if (!types.includes(type)) throw new Error(`The type '${type}' is not stated by the route: ${types}`);
  if (type === 'application/json') holdToRoute(operation.name, answer.status, jsonOf(answer));
}

/** Whether another route than the one that was asked for may answer, or none: for its method, its address or its host. */
function isElsewhere({ path }: Operation, { headers, odd }: Asked, address: string): boolean {
  const [pathname = ''] = address.split('?');
  const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '(?!\\.\\.?(?:/|$))[^/]+')}$`);
  const isOdd = odd.method !== undefined || odd.path !== undefined || 'Host' in headers;
  return isOdd || !pattern.test(pathname) || address.length > LONGEST;
}

/**
 * Holds an answer against what holds for all of them.
 * @param secret texts, without case and accents, that the asker must not be told
 * @throws Error that says what is wrong
 */
export function judge(
  operation: Operation,
  asked: Asked,
  answer: Answer,
  {
    address,
    isAllowed,
    secret,
  }: { address: string; isAllowed: boolean; secret: ReadonlyMap<string, string> },
): void {
  const { status, headers, bytes } = answer;
  const isOther = isElsewhere(operation, asked, address);
  const mayWait = operation.path === '/ready';
  if (status >= 500 && !(status === 503 && mayWait))
    throw new Error(`${status}: ${bytes.toString().slice(0, 500)}`);
  if ('x-injected' in headers) throw new Error('A header that the request has written');
  if (!isAllowed && status < 400 && !isOther) throw new Error(`${status} for who may not ask this`);
  const said = plain(
    [...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), bytes.toString()].join('\n'),
  );
  for (const [text, place] of secret) if (said.includes(text)) throw new Error(`Tells of ${place}: ${text}`);
  if (headers['content-encoding'] !== undefined) return;
  if (isOther) judgeElsewhere(operation, answer, asked.odd.method ?? operation.method, address);
  else judgeShape(operation, answer);
}
