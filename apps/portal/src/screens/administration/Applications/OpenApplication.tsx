import type { ApplicationDetail } from '@doblaje/contract/client';
import { momentDayText } from '@doblaje/domain/days';
import { labelOfApplicantType } from '@doblaje/domain/options/applicantTypes';
import { Stack } from '@doblaje/ui/Stack';
import { OpenBeside } from '../../../lists/OpenBeside';
import { OpenFailed } from '../../../lists/OpenFailed';
import { ApplicationReels } from './ApplicationReels';
import { ApplicationStatus } from './ApplicationStatus';
import { ApplicationSteps } from './ApplicationSteps';
import { applicationsAddress } from './list';
import { QuestionnaireAnswers } from './QuestionnaireAnswers';
import { Review } from './Review';

const MISSING = {
  title: 'Esta postulación ya no está',
  text: 'Puede que la persona haya borrado sus datos. Las que hay están en la lista.',
};

/** The application in the address, beside the list: its reels, all answers, and the decision form. */
export function OpenApplication() {
  return (
    <OpenBeside<ApplicationDetail>
      address={applicationsAddress}
      opening="Abriendo postulación"
      failed="No pudimos abrir la postulación"
      title={({ applicant }) => `${applicant.first_name} ${applicant.last_name}`}
      meta={({ applicant_to, submittedAt, state }) => (
        <>
          <span>Postula como {labelOfApplicantType(applicant_to)}</span>
          <span>{momentDayText(submittedAt)}</span>
          <ApplicationStatus state={state} />
        </>
      )}
      actions={<ApplicationSteps />}
      footer={(application) => <Review key={application.id} application={application} />}
      failure={(error, isRetrying) => (
        <OpenFailed
          error={error}
          isRetrying={isRetrying}
          missing={MISSING}
          failed="No llegó la postulación"
        />
      )}
    >
      {(application) => (
        <Stack gap="section">
          <ApplicationReels application={application} />
          <QuestionnaireAnswers application={application} />
        </Stack>
      )}
    </OpenBeside>
  );
}
