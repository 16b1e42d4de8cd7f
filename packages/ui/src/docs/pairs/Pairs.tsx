import type { ReactNode } from 'react';
import { ACTIONS } from './actions';
import { DATA } from './data';
import { FIELDS } from './fields';
import { FORMS } from './forms';
import { FRAME } from './frame';
import { LISTS } from './lists';
import { MESSAGES } from './messages';
import type { Pair } from './pair';
import { STRUCTURE } from './structure';

const PAIRS: Readonly<Record<string, Pair>> = {
  ...ACTIONS,
  ...FIELDS,
  ...FORMS,
  ...DATA,
  ...LISTS,
  ...MESSAGES,
  ...STRUCTURE,
  ...FRAME,
};

interface PairsProps {
  /** The component's name in code. */
  name: string;
  does: readonly string[];
  donts: readonly string[];
}

/** A do and a don't of a component as pictures, each under the sentence that it shows. Nothing where none is drawn. */
export default function Pairs({ name, does, donts }: PairsProps) {
  const pair = PAIRS[name];
  if (!pair) return null;
  const [good, bad] = pair.of ?? [0, 0];
  return (
    <div
      style={{
        display: 'grid',
        gap: '1rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
      }}
    >
      <Picture word="Sí" sentence={does[good]} colour="var(--dui-color-success)">
        {pair.does}
      </Picture>
      <Picture word="No" sentence={donts[bad]} colour="var(--dui-color-danger)">
        {pair.dont}
      </Picture>
    </div>
  );
}

interface PictureProps {
  word: string;
  sentence: string | undefined;
  colour: string;
  children: ReactNode;
}

/** Inert: it is a picture, and nobody tries it out. The component's stories are for that. */
function Picture({ word, sentence, colour, children }: PictureProps) {
  return (
    <figure className="sb-unstyled" style={{ minWidth: 0, margin: '0 0 1rem' }} data-pair={word}>
      <div
        inert
        style={{
          display: 'grid',
          gap: '0.75rem',
          alignContent: 'center',
          justifyItems: 'start',
          boxSizing: 'border-box',
          minHeight: '9rem',
          padding: '1rem',
          overflow: 'hidden',
          border: 'var(--dui-line)',
          borderTop: `4px solid ${colour}`,
          background: 'var(--dui-color-surface)',
          color: 'var(--dui-color-text)',
          font: 'var(--dui-text-md) / var(--dui-leading-md) var(--dui-font-sans)',
        }}
      >
        {/* As wide as the picture, so that fields and tables lay out as on a page. */}
        <div style={{ width: '100%', minWidth: 0 }}>{children}</div>
      </div>
      <figcaption style={{ marginTop: 8, fontSize: 14 }}>
        <b>{word}.</b> {sentence}
      </figcaption>
    </figure>
  );
}
