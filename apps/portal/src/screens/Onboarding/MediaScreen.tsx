import { onboardingPath } from '@doblaje/domain/onboarding';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { useState } from 'react';
import { usePortal } from '../../portal';
import { useAnswers } from './answers';
import { ContinueWords, StepTitle, StepWays } from './OnboardingStep';
import { ReelDropzone } from './ReelDropzone';
import { AlreadySent } from './sending/AlreadySent';
import { useOwnApplication } from './sending/ownApplication';
import { useSendingState } from './sending/portalSending';
import { SendingStep } from './sending/SendingStep';

/** Step 4 of the questionnaire: up to three MP4 files. With `SEND_APPLICATIONS` the application is sent from here. */
export function MediaScreen() {
  const { config } = usePortal();
  // As it was on coming here: what ends here leads on to the final message.
  const { phase } = useSendingState();
  const [wasSent] = useState(phase === 'done');
  const isOpen = useOwnApplication()?.state === 'reviewing';
  const isSent = wasSent || (isOpen && phase === 'idle');
  // One and the same title whatever comes below: it may have the focus.
  return (
    <>
      <StepTitle />
      {!config.sendApplications ? <LocalStep /> : isSent ? <AlreadySent /> : <SendingStep />}
    </>
  );
}

/** The files are read locally and sent nowhere (spec §2). */
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
