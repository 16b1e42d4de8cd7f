import { Card } from '@doblaje/ui/Card';
import { useEditing } from '../../../edits/useEditing';
import { BankForm } from './BankForm';
import { BankView } from './BankView';
import { EditButton } from './EditButton';
import { BANK_EDIT, type SheetFocus, type SheetSectionProps } from './sheet';

const TITLE = 'Datos bancarios';

/** Datos bancarios (Chile only), to read or to edit in place. */
export function BankSection(props: SheetSectionProps) {
  const { profile } = props;
  const { focus, start, stop, editRef } = useEditing<SheetFocus>(BANK_EDIT, profile.email);
  return (
    <Card
      title={TITLE}
      actions={focus === null && <EditButton ref={editRef} section={TITLE} onPress={() => start('bank')} />}
    >
      {focus === null ? (
        <BankView profile={profile} onAdd={start} />
      ) : (
        <BankForm {...props} focus={focus} onEnd={stop} />
      )}
    </Card>
  );
}
