import RotateCw from '@lucide/icons/icons/rotate-cw';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import type { StateSize } from '../ground/state/look';
import { Action, Block, Sentence, Tape, Title } from '../ground/state/State.styles';

/* The sound wave of a tape that runs, is cut, and stands still. */
const WAVE =
  'M1 12.9v2.2M5 10.6v6.8M9 10.2v7.6M13 9.4v9.2M17 10.1v7.8M21 9.3v9.4M25 7.6v12.8M29 9.2v9.6M33 9.7v8.6M37 6.7v14.6M41 8.1v11.8M45 7.2v13.6M49 7.5v13M53 10.3v7.4M57 10v8M61 12v4M65 12.9v2.2M69 13v2M73 12.5v3M77 12.7v2.6M81 9.6v8.8';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What failed. @default 'No pudimos cargar los datos' */
  title?: ReactNode;
  /** Why it failed, and what is kept: 'El servidor no respondió. Tus filtros se mantienen.' */
  children?: ReactNode;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
  /** The retry is running. @default false */
  isRetrying?: boolean;
  /** Room around it: alone on a page, or inside a card. @default 'page' */
  size?: StateSize;
  /** Level of the title's heading. @default 2 */
  headingLevel?: 2 | 3;
  labels?: {
    /** @default 'No pudimos cargar los datos' */
    title?: string;
    /** @default 'Reintentar' */
    retry?: string;
    /** @default 'Reintentando...' */
    retrying?: string;
  };
}

const LABELS = {
  title: 'No pudimos cargar los datos',
  retry: 'Reintentar',
  retrying: 'Reintentando...',
};

/** Content that failed to load: a message and 'Reintentar'. Screen readers announce it at once (role alert). */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  size = 'page',
  headingLevel = 2,
  labels,
  ...props
}: ErrorStateProps) {
  const words = useLabels('ErrorState', LABELS, labels);
  return (
    <Block role="alert" {...props} $size={size}>
      <Tape viewBox="0 0 180 28" aria-hidden="true">
        <path d={WAVE} />
        <path className="lamp" d="M96 2V26" />
        <path d="M112 14H180" />
      </Tape>
      <Title as={`h${headingLevel}`}>{title ?? words.title}</Title>
      {children !== undefined && <Sentence>{children}</Sentence>}
      {onRetry !== undefined && (
        <Action>
          <Button
            variant="secondary"
            icon={<Glyph of={RotateCw} />}
            isPending={isRetrying}
            pendingText={words.retrying}
            onPress={onRetry}
          >
            {words.retry}
          </Button>
        </Action>
      )}
    </Block>
  );
}
