import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { StateTile } from '@doblaje/ui/StateTile';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePortal } from '../../../portal/portal';
import { ActivationFailed } from './ActivationFailed';
import { ActivationUnanswered } from './ActivationUnanswered';
import { activate } from './activation';
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
  const [unanswered, setUnanswered] = useState<string>();

  useEffect(() => {
    if (outcome || unanswered !== undefined) return;
    let isCurrent = true;
    void activate(portal, tokenId).then((activation) => {
      if (!isCurrent) return;
      if ('unanswered' in activation) setUnanswered(activation.unanswered);
      else void navigate('.', { replace: true, state: activation });
    });
    return () => {
      isCurrent = false;
    };
  }, [portal, tokenId, outcome, unanswered, navigate]);

  if (portal.config.reportFailures) {
    if (outcome === 'failed') return <ActivationFailed />;
    if (unanswered !== undefined) {
      return <ActivationUnanswered message={unanswered} onRetry={() => setUnanswered(undefined)} />;
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
