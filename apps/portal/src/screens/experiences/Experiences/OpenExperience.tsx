import type { ExperienceDetail } from '@doblaje/contract/client';
import { projectName } from '@doblaje/domain/naming';
import { labelOfProjectType } from '@doblaje/domain/options/projectTypes';
import { Stack } from '@doblaje/ui/Stack';
import { Status } from '@doblaje/ui/Status';
import { OpenBeside } from '../../../lists/OpenBeside';
import { OpenFailed } from '../../../lists/OpenFailed';
import { useSession } from '../../../portal/portal';
import { experiencesAddress } from './list';
import { VoicedChapters } from './VoicedChapters';
import { VoicedCharacters } from './VoicedCharacters';

type Opened = ExperienceDetail & { id: number };

/** The participation named in the address, beside the list: everything the person voices in that project. */
export function OpenExperience() {
  const isAdmin = useSession().role === 'ADMIN';
  return (
    <OpenBeside<Opened>
      address={experiencesAddress}
      opening="Abriendo experiencia"
      failed="No pudimos abrir la experiencia"
      title={({ experience: { projectTitle, season } }) => projectName({ title: projectTitle, season })}
      meta={({ experience, chapters, projectChapters }) => (
        <>
          {isAdmin && <span>{experience.person.name}</span>}
          <span>{labelOfProjectType(experience.typeId)}</span>
          <span>{chaptersText(chapters.length, projectChapters)}</span>
          <Status shape={experience.statusStage || 'draft'}>{experience.statusLabel}</Status>
        </>
      )}
      failure={(error, isRetrying) => (
        <OpenFailed
          error={error}
          isRetrying={isRetrying}
          missing={{
            title: 'No encontramos esta experiencia',
            text: isAdmin
              ? 'Puede que ese personaje ya no tenga a esa persona. Las que hay están en la lista.'
              : 'Puede que el personaje haya cambiado de persona o que no sea tuyo. Tus experiencias están en la lista.',
          }}
          failed="No llegó la experiencia"
        />
      )}
    >
      {({ characters, chapters }) => (
        <Stack gap="section">
          <VoicedCharacters characters={characters} />
          <VoicedChapters chapters={chapters} hasSeveral={characters.length > 1} />
        </Stack>
      )}
    </OpenBeside>
  );
}

/** '10 de 12 capítulos': the person's chapters out of the project's. */
function chaptersText(own: number, all: number): string {
  const counted = all === 1 ? '1 capítulo' : `${all} capítulos`;
  return own === all ? counted : `${own} de ${counted}`;
}
