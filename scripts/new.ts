/**
 * Writes the files of a new part of the house, with its story or test, and registers it everywhere:
 *
 *   pnpm new component SoundLevel [--group data] [--title 'nivel de sonido']
 *   pnpm new list soundCues [--room office] [--entry projects] [--title 'Pistas de sonido']
 *   pnpm new screen SoundCheck [--entry projects] [--title 'Prueba de sonido']
 *   pnpm new route soundChecks [--room office] [--title 'Las pruebas de sonido']
 *   pnpm new form soundReport [--entry projects] [--title 'Informe de sonido']
 *
 * `--later` leaves the document of the API to the next command that writes it.
 *
 * Prints what it wrote and touched. Texts and the body of what it wrote are a start, to be replaced.
 */
import { planOf, readArguments } from './new/kinds.ts';
import { carryOut, filesOf, Refusal } from './new/plan.ts';

try {
  const [kind, name, options] = readArguments(process.argv.slice(2));
  const plan = planOf(kind, name, options);
  carryOut(plan, options);
  for (const file of Object.keys(plan.writes)) console.log(`wrote    ${file}`);
  for (const file of filesOf(plan).slice(Object.keys(plan.writes).length)) console.log(`touched  ${file}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
