import { type RefCallback, StrictMode } from 'react';
import type { ConformanceCase, Probe } from './cases/conformanceCase';

/** The props that the test adds to a component, the same on the server and in the browser. */
export const PROBE: Omit<Probe, 'ref'> = {
  id: 'probe',
  className: 'probe',
  style: { outlineOffset: 7 },
  'data-probe': 'on',
  'aria-describedby': 'probe-description',
};

/** A component as in an application: under StrictMode, beside the text that describes it. */
export function Harness({ given, probeRef }: { given: ConformanceCase; probeRef: RefCallback<Element> }) {
  return (
    <StrictMode>
      <p id="probe-description">Descripción</p>
      {given.render({ ...PROBE, ref: probeRef })}
    </StrictMode>
  );
}
