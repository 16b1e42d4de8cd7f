import { send } from '@doblaje/contract/client';
import { MessagePanel } from '@doblaje/ui/MessagePanel';
import { type RefObject, useCallback, useEffect } from 'react';
import { useField } from 'react-final-form';
import { receiversText } from '../../../formats/receiversText';
import { usePortal } from '../../../portal/portal';
import { useAnswer } from '../../../requests/useAnswer';
import type { ShownCast } from './upload';

const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join(', ');

/** Names the people of the chapter's cast who will receive the document and those who will not, before it is sent. */
export function CastNotice({ cast }: { cast: RefObject<ShownCast | null> }) {
  const { client } = usePortal();
  const { value: chapterId } = useField<number>('chapterId', { subscription: { value: true } }).input;
  const ask = useCallback(
    async (id: number) =>
      (await send(client.catalogue.chapters[':id'].people.$get({ param: { id: `${id}` } }))).items,
    [client],
  );
  const { value, error, retry } = useAnswer(ask, chapterId || null);
  const people = error === undefined ? value : undefined;
  useEffect(() => {
    cast.current = people ? { chapterId, people, retry } : null;
  });
  if (people === undefined) return null;
  const active = people.filter(({ isActive }) => isActive);
  const others = people.filter(({ isActive }) => !isActive);
  if (people.length === 0)
    return <MessagePanel type="warning" title="Este capítulo aún no tiene elenco" role="status" />;
  return (
    <MessagePanel
      type={others.length === 0 ? 'info' : 'warning'}
      title={receiversText(active.length)}
      role="status"
    >
      {active.length > 0 && <p>{namesOf(active)}.</p>}
      {others.length > 0 && <p>Sin la cuenta activa, no lo recibirán: {namesOf(others)}.</p>}
    </MessagePanel>
  );
}
