import { send } from '@doblaje/contract/client';
import { WORK_ORDER_INITIAL } from '@doblaje/domain/forms/workOrder';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../portal';
import { useTask } from '../../shell/useTask';
import { orderPath } from './list';

/** 'Crear orden' from another screen: a draft that knows its chapter, open in the office. */
export function useCreateOrder() {
  const { client } = usePortal();
  const navigate = useNavigate();
  const { run, isRunning } = useTask();

  async function create(chapterId: number) {
    const json = { ...WORK_ORDER_INITIAL, chapterId, lines: [] };
    const { id } = await send(client.catalogue['work-orders'].$post({ json }));
    await navigate(orderPath(id));
  }

  return {
    isCreating: isRunning,
    /** @param chapterId 0 for none */
    create: (chapterId: number) => void run(() => create(chapterId), { failed: 'No pudimos crear la orden' }),
  };
}
