import type { WorkOrder } from '@doblaje/contract/client';
import { countText, formatPesos, percentText } from '@doblaje/domain/amounts';
import { dayText } from '@doblaje/domain/days';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';
import { VoiceUses } from '../../../../formats/VoiceUses';

interface OrderFactsProps {
  order: WorkOrder;
  /** Whether the facts stand beside the paper: in a row, and without the project, which the paper's heading names. @default false */
  isBeside?: boolean;
}

/** The order's facts as text, because a paper is hard to read on a phone. */
export function OrderFacts({ order, isBeside = false }: OrderFactsProps) {
  const { projectTitle, chapterNumber, chapterTitle, startDate, dueDate, amount, lines } = order;
  return (
    <Stack gap="close">
      <DescriptionList
        layout={isBeside ? 'inline' : 'columns'}
        items={[
          ...(isBeside ? [] : [{ term: 'Proyecto', value: projectTitle }]),
          { term: 'Capítulo', value: chapterNumber === null ? '' : `${chapterNumber} · ${chapterTitle}` },
          { term: 'Inicio', value: dayText(startDate) },
          { term: 'Entrega', value: dayText(dueDate) },
          { term: 'Monto bruto', value: amount === null ? 'Sin monto' : formatPesos(amount) },
          ...retentionOf(order),
          ...(lines.length === 0 ? [] : [{ term: 'Personajes', value: linesText(lines) }]),
        ]}
      />
      <VoiceUses order={order} isBeside={isBeside} />
    </Stack>
  );
}

/** The retention and the net amount. */
const retentionOf = ({ expected }: WorkOrder) =>
  expected === null
    ? []
    : [
        {
          term: `Retención (${percentText(expected.rate)}, boleta de ${expected.year})`,
          value: formatPesos(expected.retention),
        },
        { term: 'Líquido', value: formatPesos(expected.net) },
      ];

/** The number of roles to name. The paper lists them all. */
const NAMED = 4;

/** 'Inspectora Malva (48 loops), Vendedora de diarios (3 loops) y 12 más'. */
function linesText(lines: WorkOrder['lines']): string {
  const named = lines.slice(0, NAMED).map(lineText).join(', ');
  return lines.length > NAMED ? `${named} y ${countText(lines.length - NAMED)} más` : named;
}

const lineText = ({ characterName, loops }: WorkOrder['lines'][number]) =>
  `${characterName} (${loops === 1 ? '1 loop' : `${countText(loops)} loops`})`;
