import { type RefCallback, StrictMode } from 'react';
import type { ConformanceCase, Probe } from '../../src/conformance/conformanceCase';

/** What the probe puts on a component, the same on the server and in the browser. */
export const PROBE: Omit<Probe, 'ref'> = {
  id: 'probe',
  className: 'probe',
  style: { outlineOffset: 7 },
  'data-probe': 'on',
  'aria-describedby': 'probe-description',
};

/** One component as an application would have it: under StrictMode, with a text its description points at. */
export function Harness({ given, probeRef }: { given: ConformanceCase; probeRef: RefCallback<Element> }) {
  return (
    <StrictMode>
      <p id="probe-description">Descripción</p>
      {given.render({ ...PROBE, ref: probeRef })}
    </StrictMode>
  );
}
