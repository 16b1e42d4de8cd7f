import { LinkButton } from '@doblaje/ui/LinkButton';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Stack } from '@doblaje/ui/Stack';
import { StateTile } from '@doblaje/ui/StateTile';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePortal } from '../../portal';
import { ActivationFailed } from './ActivationFailed';
import { activate } from './activation';
import { activationOutcome } from './outcome';

/**
 * Activation (spec §2): the success text shows whatever became of the call, unless REPORT_FAILURES is on.
 * What became of it is kept in the entry of the browser's history, so that a reload does not call again.
 */
export function ActivateScreen() {
  const portal = usePortal();
  const { tokenId = '' } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const outcome = activationOutcome(location.state);

  useEffect(() => {
    if (outcome) return;
    let isCurrent = true;
    void activate(portal, tokenId).then((result) => {
      if (isCurrent) void navigate('.', { replace: true, state: { outcome: result } });
    });
    return () => {
      isCurrent = false;
    };
  }, [portal, tokenId, outcome, navigate]);

  if (outcome === 'failed' && portal.config.reportFailures) return <ActivationFailed />;
  // One heading for both states: what it says changes, and is read out.
  return (
    <Stack gap="section" aria-live="polite" aria-busy={!outcome}>
      <StateTile state={outcome ? 'done' : 'busy'} />
      <PageHeading level="public" sub={outcome && 'Tu cuenta ha sido activada exitosamente'}>
        {outcome ? 'Usuario Activado' : 'Activando usuario...'}
      </PageHeading>
      {outcome && (
        <p>
          <LinkButton href="/login">Ir a inicio sesión</LinkButton>
        </p>
      )}
    </Stack>
  );
}
