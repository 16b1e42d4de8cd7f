import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button';
import { useLabels } from '../ground/locale/LocaleContext';
import { LinkButton } from '../LinkButton/LinkButton';
import { PageHeading } from '../PageHeading/PageHeading';
import { Message, Status, Way } from './RouteError.styles';

/** The router's own words (spec §2). They stay in English. */
const HEADING = 'Unexpected Application Error!';

export interface RouteErrorProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTTP status, like 404. Without a status (no connection) only the text shows. */
  status?: number;
  /** The router's words for the status, in English ('Not Found'). Without a status, Spanish words. */
  statusText: string;
  /** What happened and what to do, in one or two Spanish sentences. They may contain links. */
  message: ReactNode;
  /** The way back, or another try. */
  action: { href: string; text: string } | { onAction: () => void; text: string };
  /** @default 'Unexpected Application Error!' */
  heading?: string;
}

/** Replaces a page that cannot be shown: 400, 403, 404 and 405 (spec §8). */
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
