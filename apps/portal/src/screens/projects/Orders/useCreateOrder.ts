import { useNavigate } from 'react-router-dom';
import { orderPath } from './list';
import { newOrderId } from './newOrder';

/** 'Crear orden' from another screen: opens an order of a chapter in the office. Nothing is saved until something is typed. */
export function useCreateOrder() {
  const navigate = useNavigate();
  /** @param chapterId 0 for none */
  return (chapterId: number) => void navigate(orderPath(newOrderId(chapterId)));
}
