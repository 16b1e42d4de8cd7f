import type { ApplicationDetail } from '@doblaje/contract/client';
import { useEffect, useRef, useState } from 'react';
import { ReviewForm } from './ReviewForm';

/**
 * What one decides on an application, decision after decision: each is about what the one before has left. The focus, whose button went
 * with it, is the drawer's then, so that J leads on.
 */
export function Review({ application }: { application: ApplicationDetail }) {
  const [saved, setSaved] = useState<ApplicationDetail | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const whole = saved && saved.updatedAt > application.updatedAt ? saved : application;
  const version = saved?.updatedAt ?? '';
  useEffect(() => {
    if (version !== '' && document.activeElement === document.body)
      box.current?.closest<HTMLElement>('[role="dialog"]')?.focus();
  }, [version]);
  return (
    <div ref={box}>
      <ReviewForm key={version} application={whole} onSaved={setSaved} />
    </div>
  );
}
