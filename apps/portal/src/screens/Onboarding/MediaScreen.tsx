import { onboardingPath } from '@doblaje/domain/onboarding';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { useState } from 'react';
import { usePortal } from '../../portal';
import { ContinueWords, StepTitle, StepWays } from '../../shell/OnboardingStep';
import { AlreadySent } from '../Sending/AlreadySent';
import { useOwnApplication } from '../Sending/ownApplication';
import { useSendingState } from '../Sending/portalSending';
import { SendingStep } from '../Sending/SendingStep';
import { useAnswers } from './answers';
import { ReelDropzone } from './ReelDropzone';

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
