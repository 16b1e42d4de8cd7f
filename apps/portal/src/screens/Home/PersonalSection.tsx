import { Section } from '@doblaje/ui/Section';
import { EditButton } from './EditButton';
import { PersonalForm } from './PersonalForm';
import { PersonalView } from './PersonalView';
import type { SectionProps } from './SectionForm';
import { useSectionEditing } from './useSectionEditing';

const TITLE = 'Datos personales';

/** Datos personales: read, or edited in its place. */
export function PersonalSection({ profile, onSaved, onNewer }: SectionProps) {
  const { focus, start, stop, editRef } = useSectionEditing('personal', profile.email);
  return (
    <Section
      title={TITLE}
      actions={
        focus === null && <EditButton ref={editRef} section={TITLE} onPress={() => start('first_name')} />
      }
    >
      {focus === null ? (
        <PersonalView personal={profile.personal} onAdd={start} />
      ) : (
        <PersonalForm profile={profile} focus={focus} onSaved={onSaved} onNewer={onNewer} onEnd={stop} />
      )}
    </Section>
  );
}
