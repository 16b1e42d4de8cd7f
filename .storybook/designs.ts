import type { ArgsEnhancer, Renderer } from 'storybook/internal/types';
import { designOf } from './book/designs';
import { mockupAddress } from './book/mockups';

/**
 * Gives every story its mockups, which Storybook shows in its panel 'Design', light and dark. An enhancer for the reason that
 * modes.ts tells.
 */
export const nameDesigns: ArgsEnhancer<Renderer> = ({ title, parameters }) => {
  parameters.design = designOf(title)?.mockups.flatMap((mockup) => [
    { name: `${mockup}, claro`, type: 'image', url: mockupAddress(mockup, 'light') },
    { name: `${mockup}, oscuro`, type: 'image', url: mockupAddress(mockup, 'dark') },
  ]);
  return {};
};
