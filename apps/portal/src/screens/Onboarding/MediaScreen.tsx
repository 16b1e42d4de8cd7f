import { REEL_LIMITS } from '@doblaje/domain/media';
import { onboardingPath } from '@doblaje/domain/onboarding';
import { Dropzone } from '@doblaje/ui/Dropzone';
import { LinkButton } from '@doblaje/ui/LinkButton';
import { useState } from 'react';
import { ContinueWords, StepTitle, StepWays } from '../../shell/OnboardingStep';
import { useAnswers } from './answers';
import { mp4Content } from './mp4Content';

/** Step 4 of the questionnaire: up to three MP4 files, read locally and sent nowhere (spec §2). */
export function MediaScreen() {
  const answers = useAnswers();
  const [files, setFiles] = useState(answers.get().files);
  return (
    <>
      <StepTitle />
      <Dropzone
        value={files}
        onChange={(next) => {
          answers.keep({ files: next });
          setFiles(next);
        }}
        maxSize={REEL_LIMITS.maxBytes}
        maxFiles={REEL_LIMITS.maxFiles}
        validateFile={mp4Content}
      />
      <StepWays>
        <LinkButton href={onboardingPath(5)}>
          <ContinueWords />
        </LinkButton>
      </StepWays>
    </>
  );
}
