import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { StateTile } from '@doblaje/ui/StateTile';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePageTitle } from '../../../shell/pageTitle';

interface LinkOutcomeProps {
  title: string;
  text: string;
  /** Whether the link did its work; false if it no longer works. @default false */
  isDone?: boolean;
  /** Further text, and links to the next pages. */
  children?: ReactNode;
}

/** The outcome of a link, in place of its button. It takes the focus from the button, which is gone. */
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
