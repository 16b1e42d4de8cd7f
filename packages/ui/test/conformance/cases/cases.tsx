import { actionCases } from './actionCases';
import type { ConformanceCase } from './conformanceCase';
import { dataCases } from './dataCases';
import { fieldCases } from './fieldCases';
import { formCases } from './formCases';
import { layoutCases } from './layoutCases';

/** One line for each component of the barrel. The suite fails for a missing component. */
export const barrelCases: Record<string, ConformanceCase> = {
  ...actionCases,
  ...dataCases,
  ...fieldCases,
  ...layoutCases,
};

/** Everything that the suite checks: those, and the forms of the package's other entries. */
export const cases: Record<string, ConformanceCase> = { ...barrelCases, ...formCases };
