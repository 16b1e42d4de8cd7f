import { conjoined } from '@doblaje/domain/naming';
import { orderNumbersText } from '@doblaje/domain/options/boletaStates';
import { workOrderTitle } from '@doblaje/domain/options/workOrderTypes';
import { sql } from 'kysely';
import type { Database } from '../../ground/db/database';

/** What mails name a boleta by: its orders and their projects. They leave out the amount and all personal data (desk.md §7). */
export interface BoletaName {
  /** 'Orden de Actuación N.º 1.246'; of several 'Órdenes N.º 1.246 y 1.247'. */
  order: string;
  /** The same within a sentence: 'la Orden de Actuación N.º 1.246', 'las órdenes N.º 1.246 y 1.247'. */
  theOrder: string;
  isOfSeveral: boolean;
  /** The titles of its projects, each once. */
  project: string;
}

/** Boletas with the orders and the projects that mails name them by. */
export const namedBoletas = (db: Database) =>
  db
    .selectFrom('boletas')
    .innerJoin('work_orders', 'work_orders.id', 'boletas.work_order_id')
    .select(['boletas.id', 'boletas.project_title', 'boletas.order_numbers', 'work_orders.type_id'])
    .select(
      sql<string[]>`array(select parts.project_title from boleta_orders as parts
        where parts.boleta_id = boletas.id order by parts.position)`.as('project_titles'),
    );

type NamedBoleta = Awaited<ReturnType<ReturnType<typeof namedBoletas>['execute']>>[number];

/** A mail names no more projects of one boleta than this. */
const NAMED = 4;

function projectsText(titles: readonly string[]): string {
  const known = [...new Set(titles)];
  if (known.length <= NAMED) return conjoined(known);
  return conjoined([...known.slice(0, NAMED - 1), `${known.length - NAMED + 1} más`]);
}

/** The name of a boleta that pays, or paid, several orders. */
export function nameOfSeveral(orders: readonly { number: number; project: string }[]): BoletaName {
  const text = orderNumbersText(orders.map(({ number }) => number));
  return {
    ...{ order: `Ó${text.slice(1)}`, theOrder: `las ${text}`, isOfSeveral: true },
    project: projectsText(orders.map(({ project }) => project)),
  };
}

/** The name of a boleta. */
export function nameOf({ type_id, order_numbers, project_title, project_titles }: NamedBoleta): BoletaName {
  if (order_numbers.length > 1)
    return nameOfSeveral(
      order_numbers.map((number, index) => ({ number, project: project_titles[index] ?? project_title })),
    );
  const order = workOrderTitle(type_id, order_numbers[0]);
  return { order, theOrder: `la ${order}`, isOfSeveral: false, project: project_title };
}

/** 'la boleta de este trabajo', 'la boleta de estos trabajos', 'las boletas de estos trabajos'. */
export function worksText(boletas: readonly BoletaName[]): string {
  const [only] = boletas.length === 1 ? boletas : [];
  if (only && !only.isOfSeveral) return 'la boleta de este trabajo';
  return `${only ? 'la boleta' : 'las boletas'} de estos trabajos`;
}
