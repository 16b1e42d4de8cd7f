import { part } from '@doblaje/ui/parts';
import { Sample } from './Sample';

// Rendered by the server that runs, not once and for all by the build.
export const dynamic = 'force-dynamic';

export default function Page() {
  return (
    <>
      <Sample />
      {/* Called on the server, which a module of the browser's refuses. */}
      <p hidden>{part('status')}</p>
    </>
  );
}
