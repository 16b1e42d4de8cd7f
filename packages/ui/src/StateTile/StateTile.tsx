import Check from '@lucide/icons/icons/check';
import type { ComponentPropsWithRef } from 'react';
import { VuMark } from '../Button/Button.styles';
import { Glyph } from '../ground/icon/Glyph';
import { Square } from './StateTile.styles';

export interface StateTileProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The shape in the tile: work under way, or done. */
  state: 'busy' | 'done';
}

/** A 44 px tile above the title of a page that reports a single result. The title says the same in words. */
export function StateTile({ state, ...props }: StateTileProps) {
  return (
    <Square aria-hidden="true" data-part="state-tile" data-state={state} {...props} $state={state}>
      {state === 'done' ? (
        <Glyph of={Check} />
      ) : (
        <VuMark>
          <i />
          <i />
          <i />
        </VuMark>
      )}
    </Square>
  );
}
