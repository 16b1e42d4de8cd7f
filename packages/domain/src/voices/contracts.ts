import { dayText, isDay } from '../days';
import { fieldsOf } from '../fields/fields';

/** A contract that a person has. */
export interface PersonContract {
  title: string;
  /** 0: it is for all projects. */
  projectId: number;
  /** Last day, 'AAAA-MM-DD'; '' without an end. */
  endsOn: string;
}

/**
 * The contract that keeps a person's order from being issued: the latest one for the order's project, or for all, whose end is over on
 * that day, unless another of these contracts still holds. Null: nothing does. Never throws.
 * @param contracts {@link PersonContract}s
 * @param order its project's id, and the day on which a contract must hold, 'AAAA-MM-DD'
 */
export function overContract(contracts: unknown, order: unknown): PersonContract | null {
  const { projectId, day } = fieldsOf(order);
  if (!isDay(day)) return null;
  const applying = (Array.isArray(contracts) ? contracts : []).filter((contract) => {
    const of = fieldsOf(contract);
    return of.projectId === 0 || of.projectId === projectId;
  });
  const over = applying.filter((contract): contract is PersonContract => {
    const { endsOn } = fieldsOf(contract);
    return isDay(endsOn) && endsOn < day;
  });
  if (over.length < applying.length) return null;
  return over.sort((one, two) => (one.endsOn < two.endsOn ? 1 : -1))[0] ?? null;
}

/** Why an order is not issued, and what mends it. Never throws. */
export function overContractText(contract: unknown): string {
  const { title, endsOn } = fieldsOf(contract);
  const day = typeof endsOn === 'string' ? dayText(endsOn) : '';
  return `El contrato «${typeof title === 'string' ? title : ''}» terminó el ${day}. Sube el nuevo en Contratos y guiones`;
}
