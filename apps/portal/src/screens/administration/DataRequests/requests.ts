import type { DataRequest, DataRequestRow } from '@doblaje/contract/client';
import { dayText } from '@doblaje/domain/days';
import { labelOfDataRequestState } from '@doblaje/domain/options/dataRequestStates';
import type { BlockEndValues, RequestAnswerValues, RequestExtensionValues } from '@doblaje/domain/privacy';
import { defineMoves } from '../../../edits/defineMoves';
import { createDrafts, type Draft } from '../../../edits/drafts';

/** The name of a request: 'Solicitud N.º 14', as the person reads it in the mails. */
export const requestTitle = ({ id }: Pick<DataRequestRow, 'id'>): string => `Solicitud N.º ${id}`;

/** Whether a request should have been answered already. */
export const isLateRequest = (
  { state, dueOn }: Pick<DataRequestRow, 'state' | 'dueOn'>,
  today: string,
): boolean => state === 'open' && dueOn < today;

/** Typed answers. */
export const ANSWERED = createDrafts<Draft<DataRequest, RequestAnswerValues>>('en la respuesta por enviar');

/** Typed reasons for taking longer. */
export const EXTENDED = createDrafts<Draft<DataRequest, RequestExtensionValues>>(
  'en el motivo de la extensión',
);

/** Typed reasons for ending a block. */
export const BLOCK_ENDED = createDrafts<Draft<DataRequest, BlockEndValues>>(
  'en el motivo del fin del bloqueo',
);

/** Whether it keeps a person's data blocked. */
export const isBlocking = ({ block }: Pick<DataRequest, 'block'>): boolean => block?.endedAt === null;

/** The moves of a request. */
export const requestMoves = defineMoves<DataRequest>({
  name: requestTitle,
  state: ({ state }) => labelOfDataRequestState(state),
  changed: (before, now) => {
    if (isBlocking(before) && !isBlocking(now)) return 'su bloqueo ya terminó';
    return now.dueOn === before.dueOn ? '' : `ahora vence el ${dayText(now.dueOn)}`;
  },
});
