import { useNavigate } from 'react-router-dom';
import { orderPath } from './list';
import { newOrderId } from './newOrder';

/** 'Crear orden' from another screen: one that knows its chapter, open in the office. Nothing is written until something is typed. */
export function useCreateOrder() {
  const navigate = useNavigate();
  /** @param chapterId 0 for none */
  return (chapterId: number) => void navigate(orderPath(newOrderId(chapterId)));
}
