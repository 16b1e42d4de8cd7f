import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { StateTile } from '@doblaje/ui/StateTile';
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { useAnswer } from '../../../requests/useAnswer';
import { ActivationFailed } from './ActivationFailed';
import { ActivationUnanswered } from './ActivationUnanswered';
import { activateAccount } from './activation';
import { activationOutcome } from './outcome';

/**
 * Activation (spec §2). Unless REPORT_FAILURES is on, the success text shows even if the call failed. The history entry keeps the
 * server's answer, so that a reload does not call again.
 */
export function ActivateScreen() {
  const portal = usePortal();
  const { tokenId = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const outcome = activationOutcome(location.state);
  const ask = useCallback((token: string) => activateAccount(portal, token), [portal]);
  const { value, isPending, retry } = useAnswer(ask, outcome ? null : tokenId);
  const answered = isPending ? undefined : value?.outcome;
  const unanswered = isPending ? undefined : value?.unanswered;

  useEffect(() => {
    if (answered) void navigate('.', { replace: true, state: { outcome: answered } });
  }, [answered, navigate]);

  if (portal.config.reportFailures) {
    if (outcome === 'failed') return <ActivationFailed />;
    if (unanswered !== undefined) {
      return <ActivationUnanswered message={unanswered} onRetry={retry} />;
    }
  }
  const isOver = outcome !== undefined || unanswered !== undefined;
  // One heading for both states, so that screen readers read out its new text.
  return (
    <Stack gap="section" aria-live="polite" aria-busy={!isOver}>
      <StateTile state={isOver ? 'done' : 'busy'} />
      <PageHeading level="public" sub={isOver && 'Tu cuenta ha sido activada exitosamente'}>
        {isOver ? 'Usuario Activado' : 'Activando usuario...'}
      </PageHeading>
      {isOver && (
        <p>
          <LinkButton href="/login">Ir a inicio sesión</LinkButton>
        </p>
      )}
    </Stack>
  );
}
