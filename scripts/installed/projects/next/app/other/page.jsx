import { Other } from './Other';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Other />;
}
