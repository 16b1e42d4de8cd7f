import { send } from '@doblaje/contract/client';
import type { Adding } from '../lists/AddableSelect';
import { usePortal } from '../portal/portal';

const WORDS = {
  client: { failed: 'No pudimos agregar el cliente', title: 'Cliente agregado' },
  signal: { failed: 'No pudimos agregar la señal', title: 'Señal agregada' },
} as const;

/** Lets a person add a missing client or signal in the select where they choose one. */
export function useEntryAdding(kind: keyof typeof WORDS): Adding {
  const { entries } = usePortal().client.catalogue.catalogues;
  const { failed, title } = WORDS[kind];
  return {
    offer: (typed) => `Agregar «${typed}»`,
    work: async (typed) => {
      const { id, label } = await send(entries.$post({ json: { kind, label: typed, stage: '' } }));
      return { value: `${id}`, label };
    },
    failed,
    done: ({ label }) => ({ title, message: label }),
  };
}
