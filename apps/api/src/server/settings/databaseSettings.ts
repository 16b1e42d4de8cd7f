import { z } from 'zod';
import { POOLING, type Pooling } from '../../ground/db/pooling';
import { addressesOf } from '../../ground/db/primary';
import { SECOND } from '../../ground/time/time';
import { checked, flag } from './settingTypes';

/** The longest time limit. What takes longer than a proxy waits is of no use to anybody. */
const LONGEST = 600;

const between = (least: number, most: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/)
    .default(String(fallback))
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const seconds = (fallback: number) =>
  checked(between(1, LONGEST, fallback / SECOND), `debe ser una cantidad de segundos, de 1 a ${LONGEST}`);

/** Fewer than this would wait for each other. */
const LEAST_CONNECTIONS = 4;
const MOST_CONNECTIONS = 500;

/** The settings that say where the PostgreSQL server is and how its connections are used. */
export const databaseSettings = {
  DATABASE_URL: checked(
    z
      .string()
      .refine((url) => addressesOf(url) !== null)
      .optional(),
    'debe ser una dirección postgres://, o de varios servidores: postgres://a:5432,b:5432/base?target_session_attrs=read-write',
  ),
  DATABASE_POOLER: flag,
  DATABASE_CONNECTIONS: checked(
    between(LEAST_CONNECTIONS, MOST_CONNECTIONS, POOLING.connections),
    `debe ser una cantidad de conexiones, de ${LEAST_CONNECTIONS} a ${MOST_CONNECTIONS}`,
  ),
  DATABASE_CONNECT_TIMEOUT: seconds(POOLING.connect),
  DATABASE_LOCK_TIMEOUT: seconds(POOLING.lock),
  DATABASE_STATEMENT_TIMEOUT: seconds(POOLING.statement),
  DATABASE_IDLE_TIMEOUT: seconds(POOLING.idleInTransaction),
};

type DatabaseSettings = {
  [Name in keyof typeof databaseSettings]: z.output<(typeof databaseSettings)[Name]>;
};

/** How the connections are used, as the settings say. */
export function poolingOf(settings: Readonly<DatabaseSettings>): Pooling {
  const statement = settings.DATABASE_STATEMENT_TIMEOUT * SECOND;
  return {
    connections: settings.DATABASE_CONNECTIONS,
    connect: settings.DATABASE_CONNECT_TIMEOUT * SECOND,
    lock: settings.DATABASE_LOCK_TIMEOUT * SECOND,
    statement,
    idleInTransaction: settings.DATABASE_IDLE_TIMEOUT * SECOND,
    answer: statement + POOLING.answer - POOLING.statement,
    isPooled: settings.DATABASE_POOLER,
  };
}
