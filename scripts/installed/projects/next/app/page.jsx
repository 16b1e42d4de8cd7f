import { Sample } from './Sample';

// Rendered by the server that runs, not once and for all by the build.
export const dynamic = 'force-dynamic';

export default function Page() {
  return <Sample />;
}
