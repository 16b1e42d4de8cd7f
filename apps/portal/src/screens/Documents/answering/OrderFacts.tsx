import type { WorkOrder } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { dayText } from '../../../formats/day';

/** What an order asks for, as its paper has it. */
export function OrderFacts({ order }: { order: WorkOrder }) {
  const { projectTitle, chapterNumber, chapterTitle, startDate, dueDate, amount, lines } = order;
  return (
    <DescriptionList
      items={[
        { term: 'Proyecto', value: projectTitle },
        { term: 'Capítulo', value: chapterNumber === null ? '' : `${chapterNumber} · ${chapterTitle}` },
        { term: 'Inicio', value: dayText(startDate) },
        { term: 'Entrega', value: dayText(dueDate) },
        { term: 'Monto', value: amount === null ? 'Sin monto' : formatPesos(amount) },
        ...(lines.length === 0 ? [] : [{ term: 'Personajes', value: lines.map(lineText).join(', ') }]),
      ]}
    />
  );
}

/** 'Inspectora Malva (48 loops)'. */
const lineText = ({ characterName, loops }: WorkOrder['lines'][number]) =>
  `${characterName} (${loops === 1 ? '1 loop' : `${loops.toLocaleString('es-CL')} loops`})`;
