import { onboardingPath } from '@doblaje/domain/onboarding';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { useState } from 'react';
import { usePortal } from '../../../portal/portal';
import { useAnswers } from './answers/answers';
import { ContinueWords, StepTitle, StepWays } from './answers/OnboardingStep';
import { ReelDropzone } from './answers/ReelDropzone';
import { AlreadySent } from './sending/AlreadySent';
import { useOwnApplication } from './sending/ownApplication';
import { useSendingState } from './sending/portalSending';
import { SendingStep } from './sending/SendingStep';

/** Step 4 of the questionnaire: up to three MP4 files. With `SEND_APPLICATIONS` the candidate sends the application from here. */
export function MediaScreen() {
  const { config } = usePortal();
  // Remember the state on arrival: a sending that ends here leads on to the final message.
  const { phase } = useSendingState();
  const [wasSent] = useState(phase === 'done');
  const isOpen = useOwnApplication()?.state === 'reviewing';
  const isSent = wasSent || (isOpen && phase === 'idle');
  // Keep the same title element whatever shows below: it may be focused.
  return (
    <>
      <StepTitle />
      {!config.sendApplications ? <LocalStep /> : isSent ? <AlreadySent /> : <SendingStep />}
    </>
  );
}

/** Step 4 without sending: the files are only read locally (spec §2). */
function LocalStep() {
  const answers = useAnswers();
  const [files, setFiles] = useState(answers.get().files);
  return (
    <>
      <ReelDropzone
        value={files}
        onChange={(next) => {
          answers.keep({ files: next });
          setFiles(next);
        }}
      />
      <StepWays>
        <LinkButton href={onboardingPath(5)}>
          <ContinueWords />
        </LinkButton>
      </StepWays>
    </>
  );
}
