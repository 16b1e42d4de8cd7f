import { BOLETA_MOVES, type BoletaMove, canMove, type Mover } from '@doblaje/domain/moves';
import type { BoletaState } from '@doblaje/domain/options/boletaStates';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { annulment, boletaStudio, sendBoleta } from './sampleBoletas';
import { testServer } from './testServer';

/** How many sequences to try; `BOLETA_SEQUENCES=1000` for a thorough run. */
const SEQUENCES = Number(process.env.BOLETA_SEQUENCES ?? 12);

let server: Awaited<ReturnType<typeof testServer>>;
let studio: Awaited<ReturnType<typeof boletaStudio>>;
beforeAll(async () => {
  server = await testServer();
  studio = await boletaStudio(server);
});
afterAll(() => server.close());

const WHO = ['admin', 'ana', 'bea'] as const;
/** A nómina makes 'pay', and what ADMIN sends depends on the kind too: bte.test.ts. */
type Tried = Exclude<BoletaMove, 'pay' | 'uploadBte'>;
const MOVES = (Object.keys(BOLETA_MOVES) as BoletaMove[]).filter(
  (move): move is Tried => move !== 'pay' && move !== 'uploadBte',
);

/** An attempt at a move, with the present boleta or with an outdated copy of it. */
interface Try {
  move: Tried;
  who: (typeof WHO)[number];
  isCurrent: boolean;
}

const tries = fc.array(
  fc.record<Try>({
    // Every sequence needs uploads: without one no other move is possible.
    move: fc.constantFrom(...MOVES, 'upload'),
    who: fc.constantFrom('admin', 'ana', ...WHO),
    isCurrent: fc.boolean(),
  }),
  { minLength: 5, maxLength: 14 },
);

const SAID = {
  approve: {},
  reject: { reason: 'El RUT es de otra empresa' },
  reopen: { reason: 'Aprobada por error' },
  annul: annulment(),
} as const;

let folio = 5000;

/** Tries the move and returns the status of the answer. */
async function attempt({ move, who }: Try, boleta: { id: number; updatedAt: string }): Promise<number> {
  if (move === 'upload') {
    folio += 1;
    return (await sendBoleta(server, studio.tokens[who], boleta, { folio: `${folio}` })).status;
  }
  const body = { ...SAID[move], updatedAt: boleta.updatedAt };
  const path = move === 'annul' ? 'sii' : move;
  return (await studio.as(who)('POST', `/boletas/${boleta.id}/${path}`, body)).status;
}

test(
  'whatever anybody tries whenever, a boleta is where the table leads, and documents, history, files and mails say the same',
  async () => {
    await fc.assert(
      fc.asyncProperty(tries, async (sequence) => {
        const pending = await studio.pending();
        await server.mails();
        let state: BoletaState = 'pending';
        const made: BoletaMove[] = [];
        for (const one of sequence) {
          const now = await studio.read(pending.id);
          const known = one.isCurrent ? now : pending;
          const status = await attempt(one, known);
          const mover: Mover = one.move === 'upload' ? 'PERSON' : 'ADMIN';
          const isTheirs = one.who === (one.move === 'upload' ? 'ana' : 'admin');
          const isStale = known.updatedAt !== now.updatedAt;
          const isAllowed = isTheirs && !isStale && canMove(BOLETA_MOVES, one.move, state, mover);
          expect([one.move, one.who, state, status === 200]).toEqual([one.move, one.who, state, isAllowed]);
          expect(status).toBeLessThan(500);
          if (!isAllowed) continue;
          state = BOLETA_MOVES[one.move].to;
          made.push(one.move);
          // After a rejection or an annulment the person gets a mail asking for another boleta.
          const isTold = one.move === 'reject' || one.move === 'annul';
          expect(await server.mails()).toHaveLength(isTold ? 1 : 0);
          server.wait(1000);
        }
        const boleta = await studio.read(pending.id);
        const annulled = made.filter((move) => move === 'annul').length;
        expect([boleta.state, boleta.annulled.length]).toEqual([state, annulled]);
        // Every sent boleta has one document with its file; the last one has the boleta's state, earlier ones are voided.
        const ids = [boleta.documentId, ...boleta.annulled.map(({ documentId }) => documentId)];
        const all = await server.db
          .selectFrom('documents')
          .select(['id', 'state', 'key', 'user_id'])
          .where('kind', '=', 'boleta')
          .execute();
        const papers = all.filter(({ id }) => ids.includes(id));
        expect(papers.map((paper) => paper.state).sort()).toEqual(
          [...Array(annulled).fill('voided'), ...(state === 'pending' ? [] : [state])].sort(),
        );
        expect(papers.every(({ user_id }) => user_id === studio.ana.id)).toBe(true);
        const files = server.storedFiles();
        for (const { key } of papers) expect(files).toContain(key);
        const { items } = (await studio.admin('GET', `/history/boleta/${pending.id}?size=100`)).body;
        expect(items).toHaveLength(1 + made.length);
      }),
      { numRuns: SEQUENCES },
    );
  },
  // A busy machine takes several times as long.
  60_000 + SEQUENCES * 6000,
);
