import type { WorkOrder } from '@doblaje/contract/client';
import { RECASTS, type Recast } from '@doblaje/domain/forms/workOrderMoves';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { RadioGroup } from '@doblaje/ui/RadioGroup';

type Line = WorkOrder['lines'][number];

/** The roles of an order that its person does not voice in the cast. */
export const rolesOfOthers = ({ lines, personId }: WorkOrder): Line[] =>
  lines.filter((line) => line.appearanceId !== 0 && line.personId !== personId);

interface RecastChoiceProps {
  roles: readonly Line[];
  value: Recast;
  onChange: (value: Recast) => void;
}

/** An order in the place of another is asked of somebody who is not in the cast yet: whether it follows, and how far. */
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
