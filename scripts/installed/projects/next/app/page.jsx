import { Sample } from './Sample';

export default function Page() {
  return <Sample />;
}
