import type { ApplicationDetail } from '@doblaje/contract/client';
import { useEffect, useRef, useState } from 'react';
import { ReviewForm } from './ReviewForm';

/**
 * The decisions on an application, one after another. Each starts from the result of the one before. After a decision the pressed
 * button is gone, so the drawer gets the focus and J still works.
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
