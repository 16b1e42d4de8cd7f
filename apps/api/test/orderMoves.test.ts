import { canMove, type Mover, WORK_ORDER_MOVES, type WorkOrderMove } from '@doblaje/domain/moves';
import type { WorkOrderState } from '@doblaje/domain/options/workOrderStates';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderStudio } from './sampleOrders';
import { testServer } from './testServer';

/** How many sequences to try; `ORDER_SEQUENCES=1000` for a thorough run. */
const SEQUENCES = Number(process.env.ORDER_SEQUENCES ?? 12);

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof orderStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await orderStudio(server);
});
afterAll(() => server.close());

const WHO = ['admin', 'ana', 'bea'] as const;

/** An attempt at a move, with the present order or with an outdated copy of it. */
interface Try {
  move: WorkOrderMove;
  who: (typeof WHO)[number];
  isCurrent: boolean;
}

const BODIES: Readonly<Record<WorkOrderMove, () => object>> = {
  issue: () => ({}),
  accept: () => ({ answer: 'accept', note: '' }),
  decline: () => ({ answer: 'decline', note: 'Estaré de viaje' }),
  finish: () => ({ lines: [{ appearanceId: studio.roles.malva, loopsDone: 7 }] }),
  void: () => ({ reason: 'Cambió el guion' }),
};

const tries = fc.array(
  fc.record<Try>({
    move: fc.constantFrom(...(Object.keys(BODIES) as WorkOrderMove[])),
    who: fc.constantFrom(...WHO),
    isCurrent: fc.boolean(),
  }),
  { minLength: 4, maxLength: 14 },
);

const read = async (id: number) => (await studio.as('admin')('GET', `/work-orders/${id}`)).body;

test(
  'whatever anybody tries and when, an order ends where the table leads, and paper, lines, history and mails say the same',
  async () => {
    await fc.assert(
      fc.asyncProperty(tries, async (sequence) => {
        await server.mails();
        const draft = await studio.draft();
        let state: WorkOrderState = 'draft';
        let moves = 0;
        let mails = 0;
        for (const { move, who, isCurrent } of sequence) {
          const { updatedAt } = isCurrent ? await read(draft.id) : draft;
          const isStale = updatedAt !== (await read(draft.id)).updatedAt;
          const path = move === 'accept' || move === 'decline' ? 'answer' : move;
          const { status } = await studio.move(who, { id: draft.id, updatedAt }, path, BODIES[move]());
          const mover: Mover = path === 'answer' ? 'PERSON' : 'ADMIN';
          const isTheirs = path === 'answer' ? who === 'ana' : who === 'admin';
          const isAllowed = isTheirs && !isStale && canMove(WORK_ORDER_MOVES, move, state, mover);
          expect([move, who, state, status === 200]).toEqual([move, who, state, isAllowed]);
          expect(status).toBeLessThan(500);
          if (!isAllowed) continue;
          state = WORK_ORDER_MOVES[move].to;
          moves += 1;
          // A finished order asks its person for a boleta.
          if (move === 'issue' || move === 'void' || move === 'finish') mails += 1;
          server.wait(1000);
        }
        const order = await read(draft.id);
        expect(order.state).toBe(state);
        expect(order.lines).toMatchObject([{ characterName: 'Inspectora Malva', loops: 10 }]);
        const papers = await server.db
          .selectFrom('documents')
          .select(['state', 'title', 'user_id'])
          .where('work_order_id', '=', draft.id)
          .execute();
        const title = `Orden de Actuación N.º ${order.number}`;
        expect(papers).toEqual(state === 'draft' ? [] : [{ state, title, user_id: studio.ana.id }]);
        const { items } = (await studio.as('admin')('GET', `/history/work-order/${draft.id}?size=100`)).body;
        expect(items).toHaveLength(1 + moves);
        expect(await server.mails()).toHaveLength(mails);
      }),
      { numRuns: SEQUENCES },
    );
    const numbers = await server.db
      .selectFrom('work_orders')
      .select('number')
      .where('number', 'is not', null)
      .orderBy('number')
      .execute();
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  },
  // A busy machine takes several times as long.
  60_000 + SEQUENCES * 6000,
);
