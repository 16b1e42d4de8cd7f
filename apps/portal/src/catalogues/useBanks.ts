import { type BankChoice, type Client, send } from '@doblaje/contract/client';
import { useCallback } from 'react';
import { usePortal } from '../portal/portal';
import { type RequestState, useAnswer } from '../requests/useAnswer';

type Banks = readonly BankChoice[];

/** How long a list is used again, in milliseconds. The studio seldom changes its banks, and the server checks the chosen one. */
const FRESH = 300_000;

const lists = new WeakMap<Client, { until: number; banks: Promise<Banks> }>();

/** Forgets the list, because it has changed. */
export const forgetBanks = (client: Client): boolean => lists.delete(client);

function askBanks(client: Client): Promise<Banks> {
  const kept = lists.get(client);
  if (kept && Date.now() < kept.until) return kept.banks;
  const asked = send(client.catalogue.banks.$get()).then(({ banks }) => banks);
  const list = { until: Date.now() + FRESH, banks: asked };
  lists.set(client, list);
  // A failed request is sent again by whoever asks next.
  asked.catch(() => {
    if (lists.get(client) === list) lists.delete(client);
  });
  return asked;
}

/** The banks of the catalogue, for a field where one is chosen. They are requested when the field first shows, and kept for a while. */
export function useBanks(): RequestState<Banks> {
  const { client } = usePortal();
  const ask = useCallback(() => askBanks(client), [client]);
  return useAnswer(ask, 'banks');
}
