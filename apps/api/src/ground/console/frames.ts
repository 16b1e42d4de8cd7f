import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

// What `doblaje` and the running server say to each other: the length of a message in four bytes, then the message as V8 writes it, which knows
// dates, bytes and large numbers. Both are the same user's processes on one machine.

/** What the command asks. */
export type Asked =
  | { kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { kind: 'begin' }
  | { kind: 'commit' }
  | { kind: 'rollback' };

/** What an error of the database says. */
interface Refusal {
  message: string;
  code?: string | undefined;
  constraint?: string | undefined;
}

/** What the server answers, in the order of the questions. */
export type Answered = { rows: unknown[]; affected: number | undefined } | { refusal: Refusal };

/** Sends a message. */
export function send(socket: Socket, message: Asked | Answered): void {
  const body = serialize(message);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  socket.write(Buffer.concat([head, body]));
}

/** The messages that arrive, until the other side is gone. */
export async function* received<Message>(socket: Socket): AsyncGenerator<Message> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      if (rest.length < 4) break;
      const end = 4 + rest.readUInt32BE();
      if (rest.length < end) break;
      yield deserialize(rest.subarray(4, end)) as Message;
      rest = rest.subarray(end);
    }
  }
}
