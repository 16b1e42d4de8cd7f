import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountDifferenceText, changesSince, matchSheet, type SheetLine } from '.';

const LINE: SheetLine = {
  ...{ kind: 'bhe', row: 6, folio: 164, state: 'valid', issuedOn: '2026-11-03', annulledOn: null },
  ...{ rut: '12.345.678-5', name: 'ANA PEREZ', isSociety: false },
  ...{ gross: 471_976, retention: 71_976, net: 400_000 },
};
const BOLETA = { id: 1, rut: '123456785', folio: 164, gross: 471_976, retention: 71_976, net: 400_000 };
const EMPTY = { same: [], differing: [], onlyAtSii: [], onlyHere: [], annulled: [] };

/** Few RUTs and folios, so that many lines and boletas meet. */
const amount = fc.constantFrom(0, 1000, 2000);
const identity = {
  kind: fc.constantFrom('bhe' as const, 'bte' as const),
  rut: fc.constantFrom('12.345.678-5', '10.000.013-K', 'sin RUT'),
  folio: fc.integer({ min: 1, max: 4 }),
};
const amounts = { gross: amount, retention: amount, net: amount };
const line = fc.record<SheetLine>({
  ...identity,
  ...amounts,
  state: fc.constantFrom('valid', 'annulmentAsked', 'annulled', 'observed'),
  issuedOn: fc.constantFrom('2026-11-03', '2026-11-04'),
  annulledOn: fc.constantFrom('2026-11-05', '2026-11-06', null),
  isSociety: fc.constantFrom(true, false, null),
  ...{ name: fc.string(), row: fc.nat() },
});
const boleta = fc.record({ ...identity, ...amounts, folio: fc.option(identity.folio) });
const keyOf = ({ kind, rut, folio }: { kind: string; rut: string; folio: number }) =>
  `${kind} ${rut} ${folio}`;
/** A sheet has each RUT and folio once. */
const sheet = fc.uniqueArray(
  line.filter(({ rut }) => rut !== 'sin RUT'),
  { selector: keyOf },
);

describe('a match', () => {
  test('is by RUT and folio, however the RUT is written and whatever the name', () => {
    expect(matchSheet([LINE], [BOLETA])).toEqual({ ...EMPTY, same: [{ line: LINE, boleta: BOLETA }] });
  });

  test.each(['12345678-5', '12.345.678−5', '012345678-5'])('reads the RUT %s of a boleta', (rut) => {
    expect(matchSheet([LINE], [{ ...BOLETA, rut }]).same).toHaveLength(1);
  });

  test('tells which amounts differ', () => {
    const other = { ...BOLETA, gross: 471_975, net: null };
    const { differing, ...rest } = matchSheet([LINE], [other]);
    expect(rest).toEqual({ same: [], onlyAtSii: [], onlyHere: [], annulled: [] });
    expect(differing.flatMap(({ differences }) => differences.map(amountDifferenceText))).toEqual([
      'Bruto: $471.976 en el SII y $471.975 aquí',
      'Líquido: $400.000 en el SII y sin monto aquí',
    ]);
    expect(amountDifferenceText(null as never)).toBe('');
  });

  test('leaves alone what only one of the two has', () => {
    const others = [
      { ...BOLETA, folio: 165 },
      { ...BOLETA, rut: '10.000.013-K' },
      { ...BOLETA, folio: null },
      { ...BOLETA, kind: 'bte' as const },
    ];
    expect(matchSheet([LINE], others)).toEqual({ ...EMPTY, onlyAtSii: [LINE], onlyHere: others });
  });

  test.each(['annulled', 'annulmentAsked'] as const)(
    'a boleta noted here as %s, and in force at the SII, is among the annulled with its differences',
    (siiState) => {
      const boleta = { ...BOLETA, siiState };
      const differences = [{ amount: 'gross', atSii: LINE.gross + 1, here: LINE.gross }];
      const line = { ...LINE, gross: LINE.gross + 1 };
      expect(matchSheet([line], [boleta])).toEqual({ ...EMPTY, annulled: [{ line, boleta, differences }] });
      expect(matchSheet([LINE], [{ ...BOLETA, siiState: 'observed' as const }]).same).toHaveLength(1);
    },
  );

  test.each(['annulled', 'annulmentAsked'] as const)(
    'puts a line that is %s on a heap of its own',
    (state) => {
      const [known, unknown] = [
        { ...LINE, state, gross: 1 },
        { ...LINE, state, folio: 165 },
      ];
      // Of a null boleta the amounts mean nothing.
      const differences =
        state === 'annulled' ? {} : { differences: [{ amount: 'gross', atSii: 1, here: BOLETA.gross }] };
      const annulled = [
        { line: known, boleta: BOLETA, ...differences },
        { line: unknown, boleta: null },
      ];
      expect(matchSheet([known, unknown], [BOLETA])).toEqual({ ...EMPTY, annulled });
    },
  );

  test('one that only the SII has as observed is told with the differing ones, even with the same amounts', () => {
    const line: SheetLine = { ...LINE, state: 'observed' };
    const differing = [{ line, boleta: BOLETA, differences: [] }];
    expect(matchSheet([line], [BOLETA])).toEqual({ ...EMPTY, differing });
    const noted = { ...BOLETA, siiState: 'observed' as const };
    expect(matchSheet([line], [noted])).toEqual({ ...EMPTY, same: [{ line, boleta: noted }] });
    expect(matchSheet([line], [])).toEqual({ ...EMPTY, onlyAtSii: [line] });
    const annulled = { ...BOLETA, siiState: 'annulled' as const };
    expect(matchSheet([line], [annulled])).toEqual({
      ...{ ...EMPTY, annulled: [{ line, boleta: annulled, differences: [] }] },
    });
  });

  test('has each line and each boleta in exactly one heap', () => {
    fc.assert(
      fc.property(fc.array(line), fc.array(boleta), (lines, boletas) => {
        const { same, differing, onlyAtSii, onlyHere, annulled } = matchSheet(lines, boletas);
        const pairs = [...same, ...differing, ...annulled];
        const lineOut = [...pairs.map((pair) => pair.line), ...onlyAtSii];
        const boletaOut = [...pairs.flatMap((pair) => pair.boleta ?? []), ...onlyHere];
        expect(lineOut).toHaveLength(lines.length);
        expect(new Set(lineOut)).toEqual(new Set(lines));
        expect(boletaOut).toHaveLength(boletas.length);
        expect(new Set(boletaOut)).toEqual(new Set(boletas));
        for (const pair of pairs.filter(({ boleta: found }) => found !== null))
          expect(pair.boleta).toMatchObject({
            kind: pair.line.kind,
            rut: pair.line.rut,
            folio: pair.line.folio,
          });
      }),
    );
  });

  test('leaves no line and boleta alone that belong together', () => {
    fc.assert(
      fc.property(sheet, fc.array(boleta), (lines, boletas) => {
        const { onlyAtSii, onlyHere } = matchSheet(lines, boletas);
        const alone = new Set(onlyAtSii.map(keyOf));
        expect(
          onlyHere.filter(({ folio, ...rest }) => folio && alone.has(keyOf({ ...rest, folio }))),
        ).toEqual([]);
      }),
    );
  });

  test('of anything but lists is empty', () => {
    expect(matchSheet('x' as never, [null] as never)).toEqual(EMPTY);
  });
});

describe('what changed since an earlier sheet', () => {
  test('is nothing if the same is uploaded again, in whatever order and with other names', () => {
    fc.assert(
      fc.property(
        sheet.chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
        ([lines, shuffled]) => {
          const again = shuffled.map((found, row) => ({ ...found, row, name: 'OTRO NOMBRE' }));
          expect(changesSince(lines, again)).toEqual({ added: [], changed: [], gone: [] });
        },
      ),
    );
  });

  test('is what is new, what is gone, and which fields of a boleta', () => {
    const gone = { ...LINE, folio: 165 };
    const added = { ...LINE, folio: 166 };
    const now: SheetLine = { ...LINE, state: 'annulled', annulledOn: '2026-11-09', net: 1 };
    expect(changesSince([LINE, gone], [added, now])).toEqual({
      ...{ added: [added], gone: [gone] },
      changed: [{ before: LINE, now, fields: ['state', 'net'] }],
    });
  });

  test('is that the studio has observed one', () => {
    const now: SheetLine = { ...LINE, state: 'observed' };
    expect(changesSince([LINE], [now]).changed).toEqual([{ before: LINE, now, fields: ['state'] }]);
  });

  test('is a day of annulment or a society only if both sheets tell it', () => {
    const told = { ...LINE, annulledOn: '2026-11-05', isSociety: true };
    const silent = { ...LINE, annulledOn: null, isSociety: null };
    const other = { ...LINE, annulledOn: '2026-11-06', isSociety: false };
    expect(changesSince([told], [silent]).changed).toEqual([]);
    expect(changesSince([silent], [told]).changed).toEqual([]);
    expect(changesSince([told], [other]).changed).toMatchObject([{ fields: ['annulledOn', 'isSociety'] }]);
  });

  test('leads from the earlier sheet to the later one', () => {
    fc.assert(
      fc.property(sheet, sheet, (before, now) => {
        const { added, changed, gone } = changesSince(before, now);
        const left = before.filter((found) => !gone.includes(found));
        const applied = [
          ...left.map((found) => changed.find((one) => one.before === found)?.now ?? found),
          ...added,
        ];
        const amountsOf = ({ state, issuedOn, gross, retention, net, ...rest }: SheetLine) =>
          JSON.stringify([keyOf(rest as SheetLine), state, issuedOn, gross, retention, net]);
        expect(applied.map(amountsOf).sort()).toEqual(now.map(amountsOf).sort());
      }),
    );
  });
});
