import { Card } from '@doblaje/ui/Card';
import { BankForm } from './BankForm';
import { BankView } from './BankView';
import { EditButton } from './EditButton';
import type { SectionProps } from './SectionForm';
import { useSectionEditing } from './useSectionEditing';

const TITLE = 'Datos bancarios';

/** Datos bancarios (Chile only): read, or edited in its place. */
export function BankSection({ profile, onSaved, onNewer }: SectionProps) {
  const { focus, start, stop, editRef } = useSectionEditing('bank', profile.email);
  return (
    <Card
      title={TITLE}
      actions={focus === null && <EditButton ref={editRef} section={TITLE} onPress={() => start('bank')} />}
    >
      {focus === null ? (
        <BankView bank={profile.bank} onAdd={start} />
      ) : (
        <BankForm profile={profile} focus={focus} onSaved={onSaved} onNewer={onNewer} onEnd={stop} />
      )}
    </Card>
  );
}
