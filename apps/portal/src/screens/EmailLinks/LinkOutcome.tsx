import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { StateTile } from '@doblaje/ui/StateTile';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../shell/pageTitle';

interface LinkOutcomeProps {
  title: string;
  text: string;
  /** It was done, or it leads nowhere. @default false */
  isDone?: boolean;
  /** What else there is to say, and the ways on. */
  children?: ReactNode;
}

/** What became of a link, in place of its button: takes the focus, which that had. */
export function LinkOutcome({ title, text, isDone = false, children }: LinkOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="section">
      {isDone && <StateTile state="done" />}
      <PageHeading ref={heading} level="public" sub={text}>
        {title}
      </PageHeading>
      {children}
    </Stack>
  );
}
