import { actionCases } from './actionCases';
import type { ConformanceCase } from './conformanceCase';
import { dataCases } from './dataCases';
import { fieldCases } from './fieldCases';
import { formCases } from './formCases';
import { layoutCases } from './layoutCases';

/** One line a component of the barrel. A component that is missing fails the suite. */
export const barrelCases: Record<string, ConformanceCase> = {
  ...actionCases,
  ...dataCases,
  ...fieldCases,
  ...layoutCases,
};

/** All that the suite looks at: those, and the forms of the entries beside the barrel. */
export const cases: Record<string, ConformanceCase> = { ...barrelCases, ...formCases };
