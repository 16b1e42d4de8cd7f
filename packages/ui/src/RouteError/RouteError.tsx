import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button';
import { LinkButton } from '../LinkButton/LinkButton';
import { useLabels } from '../LocaleProvider/LocaleContext';
import { PageHeading } from '../PageHeading/PageHeading';
import { Message, Status, Way } from './RouteError.styles';

/** The router's own words (spec §2), kept in English. */
const HEADING = 'Unexpected Application Error!';

export interface RouteErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTTP status, as 404; without it (no connection) only the text is shown. */
  status?: number;
  /** The router's words for the status, in English ('Not Found'); in Spanish where there is no status. */
  statusText: string;
  /** What happened and what to do, one sentence or two in Spanish; links may be in them. */
  message: ReactNode;
  /** The way back, or what to try. */
  action: { href: string; text: string } | { onAction: () => void; text: string };
  /** @default 'Unexpected Application Error!' */
  heading?: string;
}

/** What is shown where no page can be: 400, 403, 404 and 405 (spec §8). */
export function RouteError({
  status,
  statusText,
  message,
  action,
  heading: given,
  ...props
}: RouteErrorProps) {
  const words = useLabels('RouteError', { heading: HEADING });
  const heading = given ?? words.heading;
  return (
    <div {...props}>
      <PageHeading level="display" lang={heading === HEADING ? 'en' : undefined}>
        {heading}
      </PageHeading>
      <Status lang={status === undefined ? undefined : 'en'}>{`${status ?? ''} ${statusText}`.trim()}</Status>
      <Message>{message}</Message>
      <Way>
        {'href' in action ? (
          <LinkButton href={action.href}>{action.text}</LinkButton>
        ) : (
          <Button onPress={action.onAction}>{action.text}</Button>
        )}
      </Way>
    </div>
  );
}
