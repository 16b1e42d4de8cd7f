import type { WorkOrder } from '@doblaje/contract/client';
import { RECASTS, type Recast } from '@doblaje/domain/forms/workOrderMoves';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { RadioGroup } from '@doblaje/ui/RadioGroup';

type Line = WorkOrder['lines'][number];

/** The roles of an order that the cast gives to somebody else, or to nobody. */
export const rolesOfOthers = ({ lines, personId }: WorkOrder): Line[] =>
  lines.filter((line) => line.appearanceId !== 0 && line.personId !== personId);

interface RecastChoiceProps {
  roles: readonly Line[];
  value: Recast;
  onChange: (value: Recast) => void;
}

/** For a replacement whose person does not have these roles in the cast: asks whether the cast changes too, and in which chapters. */
export function RecastChoice({ roles, value, onChange }: RecastChoiceProps) {
  const said = roles.map(
    ({ characterName, personName }) => `${characterName}: ${personName || 'sin persona'}`,
  );
  return (
    <MessagePanel type="info" title="En el elenco lo hace otra persona">
      <p>{said.join(', ')}.</p>
      <RadioGroup
        label="Cambiar el elenco al emitir"
        help="De aquí en adelante: también en los capítulos siguientes que no están listos, donde lo hace la misma persona. Las Experiencias siguen al elenco."
        options={RECASTS}
        value={value}
        onChange={onChange}
        width="full"
      />
    </MessagePanel>
  );
}
