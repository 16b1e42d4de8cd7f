import { Section } from '@doblaje/ui/Section';
import { useEditing } from '../../../edits/useEditing';
import { EditButton } from './EditButton';
import { PersonalForm } from './PersonalForm';
import { PersonalView } from './PersonalView';
import { PERSONAL, type SheetFocus, type SheetSectionProps } from './sheet';

const TITLE = 'Datos personales';

/** Datos personales, to read or to edit in place. */
export function PersonalSection(props: SheetSectionProps) {
  const { profile } = props;
  const { focus, start, stop, editRef } = useEditing<SheetFocus>(PERSONAL, profile.email);
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
        <PersonalForm {...props} focus={focus} onEnd={stop} />
      )}
    </Section>
  );
}
