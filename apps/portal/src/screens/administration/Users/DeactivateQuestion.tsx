import type { StatesPreview } from '@doblaje/contract/client';
import { countText } from '@doblaje/domain/amounts';
import { AlertDialog } from '@doblaje/ui/AlertDialog';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { Stack } from '@doblaje/ui/Stack';

interface DeactivateQuestionProps {
  preview: StatesPreview;
  /** The name of the person to deactivate, if it is only one. */
  name: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

const count = (total: number) => countText(total);

/** Asks before people lose their access, and names the orders that would stay open (desk.md §3). */
export function DeactivateQuestion({ preview, name, onConfirm, onCancel }: DeactivateQuestionProps) {
  const { changed, openOrders } = preview;
  const isOne = name !== undefined;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={isOne ? `¿Desactivar a ${name}?` : `¿Desactivar a ${count(changed)} personas?`}
      confirmText="Desactivar"
      onConfirm={onConfirm}
    >
      <Stack gap="close">
        <p>
          {isOne
            ? 'Se cierran sus sesiones y no podrá entrar hasta que la actives otra vez.'
            : 'Se cierran sus sesiones y no podrán entrar hasta que las actives otra vez.'}
        </p>
        {openOrders.total > 0 && <Open openOrders={openOrders} isOne={isOne} />}
      </Stack>
    </AlertDialog>
  );
}

function Open({
  openOrders: { total, items },
  isOne,
}: {
  openOrders: StatesPreview['openOrders'];
  isOne: boolean;
}) {
  const more = total - items.length;
  return (
    <>
      <p>
        <strong>{isOne ? 'Tiene órdenes abiertas,' : `${openText(total)},`}</strong> que nadie podrá responder
        ni terminar. Antes puedes anularlas o dárselas a otra persona.
      </p>
      <DescriptionList
        items={items.map(({ name, orders, titles }) => ({
          term: name,
          value: [
            ...titles,
            ...(orders > titles.length ? [`y ${count(orders - titles.length)} más`] : []),
          ].join(', '),
        }))}
      />
      {more > 0 && <p>{`Y ${count(more)} personas más.`}</p>}
    </>
  );
}

const openText = (total: number) =>
  total === 1 ? '1 persona tiene órdenes abiertas' : `${count(total)} personas tienen órdenes abiertas`;
