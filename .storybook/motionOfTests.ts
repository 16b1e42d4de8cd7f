import { cdp } from 'vitest/browser';
import { provideMotion } from './motion';

/** Reduced motion is a preference of the browser, which a page cannot set: in the tests its DevTools do. */
provideMotion(
  (isOn) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: isOn ? 'no-preference' : 'reduce' }],
    }),
  import.meta.env.STORIES_MOTION === 'all',
);
