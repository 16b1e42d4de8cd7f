import type { Appearance } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { Button } from '@doblaje/ui/Button';
import { ButtonRow } from '@doblaje/ui/ButtonRow';
import type { SheetRowMarks } from '@doblaje/ui/Sheet';
import { type CastSheet, type CastSheetState, LOOPS, rowProblem, type TypedRow } from './castSheet';

const WORDS = { loopsDone: 'grabados', loopsPlanned: 'planificados' } as const;

/** Shows the value that somebody else wrote while the person typed another, and lets the person choose one. */
function Overtaken({ row, onSettle }: { row: TypedRow; onSettle: (isKept: boolean) => void }) {
  const held = LOOPS.flatMap((column) => {
    const cell = row[column];
    return cell?.there === undefined ? [] : [{ column, cell }];
  });
  return (
    <>
      <p role="alert">
        {held
          .map(
            ({ column, cell }) =>
              `Otra persona dejó los loops ${WORDS[column]} en ${countText(cell.there)}; tú escribiste ${cell.text}.`,
          )
          .join(' ')}
      </p>
      <ButtonRow>
        <Button size="sm" onPress={() => onSettle(true)}>
          Guardar lo mío
        </Button>
        <Button size="sm" variant="secondary" onPress={() => onSettle(false)}>
          Dejar lo que hay
        </Button>
      </ButtonRow>
    </>
  );
}

function noteOf(row: TypedRow, problem: string | undefined, sheet: CastSheet, id: number) {
  const isOvertaken = LOOPS.some((column) => row[column]?.there !== undefined);
  if (isOvertaken) return <Overtaken row={row} onSettle={(isKept) => void sheet.settle(id, isKept)} />;
  return problem === undefined ? undefined : <span role="alert">{problem}</span>;
}

/** The marks of unsaved cells, as the sheet shows them. */
export function marksOf({ cast, typed }: CastSheetState, sheet: CastSheet): Map<number, SheetRowMarks> {
  const there = new Map<number, Appearance>(cast.cast.map((row) => [row.id, row]));
  return new Map(
    Object.entries(typed).map(([key, row]: [string, TypedRow]) => {
      const problem = rowProblem(row, there.get(Number(key)));
      const cells = LOOPS.flatMap((column) => {
        const cell = row[column];
        if (!cell) return [];
        const isInvalid = problem !== undefined || cell.there !== undefined;
        return [[column, { text: cell.text, isInvalid }]];
      });
      const note = noteOf(row, problem, sheet, Number(key));
      return [Number(key), { cells: Object.fromEntries(cells), note }];
    }),
  );
}
