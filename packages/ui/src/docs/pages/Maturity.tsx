import { entryOf } from './entryOf';
import { maturityOf } from './maturity';

/** What the maturities promise. */
const POLICY = 'https://github.com/doblaje/doblaje/blob/main/docs/versions.md';

/** Since when a component is there and how settled it is, by its story. */
export function Maturity({ story }: { story: { parameters: { fileName?: string } } }) {
  const found = maturityOf(entryOf(story.parameters.fileName ?? '') ?? '');
  if (!found) return null;
  return (
    <p>
      {found.word}, desde la versión {found.since}. <a href={POLICY}>Qué promete eso</a>.
    </p>
  );
}
