import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { VuMark } from '../Button/Button.styles';
import { iconProps } from '../ground/icon/iconProps';
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
        <Check {...iconProps} />
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
