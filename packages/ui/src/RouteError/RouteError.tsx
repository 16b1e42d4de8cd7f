import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from '../LinkButton/LinkButton';
import { PageHeading } from '../PageHeading/PageHeading';
import { Message, Status, Way } from './RouteError.styles';

/** The router's own words (spec §2), kept in English. */
const HEADING = 'Unexpected Application Error!';

export interface RouteErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTTP status, as 404; without it (no connection) only the text is shown. */
  status?: number;
  /** The router's words for the status, in English ('Not Found'); in Spanish where there is no status. */
  statusText: string;
  /** What happened and what to do, one sentence or two in Spanish. */
  message: string;
  /** The way back. */
  action: { href: string; text: string };
  /** @default 'Unexpected Application Error!' */
  heading?: string;
}

/** What is shown where no page can be: 400, 403, 404 and 405 (spec §8). */
export function RouteError({
  status,
  statusText,
  message,
  action,
  heading = HEADING,
  ...props
}: RouteErrorProps) {
  return (
    <div {...props}>
      <PageHeading level="display" lang={heading === HEADING ? 'en' : undefined}>
        {heading}
      </PageHeading>
      <Status lang={status === undefined ? undefined : 'en'}>{`${status ?? ''} ${statusText}`.trim()}</Status>
      <Message>{message}</Message>
      <Way>
        <LinkButton href={action.href}>{action.text}</LinkButton>
      </Way>
    </div>
  );
}
