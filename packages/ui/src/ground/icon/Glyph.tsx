/// <reference path="./lucide.d.ts" />
import { createElement, type SVGAttributes } from 'react';
import { iconProps } from './iconProps';

/** The lines of an icon of Lucide, by their tags. */
interface Drawing {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface GlyphProps extends SVGAttributes<SVGSVGElement> {
  of: Drawing;
}

/**
 * An icon of ours: decorative, in our strokes. The build takes its drawing in, so that nobody installs all icons for a few,
 * and lucide-react's own component, which weighs more than all drawings here together, stays out.
 */
export function Glyph({ of, ...props }: GlyphProps) {
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      {...iconProps}
      aria-hidden="true"
      {...props}
    >
      {of.node.map(([tag, attributes]) => createElement(tag, attributes))}
    </svg>
  );
}
