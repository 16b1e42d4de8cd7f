import { type BoletaTotals, send } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useList } from '../../lists/useList';
import { usePortal } from '../../portal';
import { useSettled } from '../../shell/useSettled';
import { boletasAddress } from './list';

const NONE = new Promise<BoletaTotals>(() => {});

/** What all comes to that is searched and filtered for, on every page alike; asked for beside the page, which does not wait. */
export function Totals() {
  const { client } = usePortal();
  const { query } = useList(boletasAddress);
  // Another answer of the list: something was written meanwhile.
  const { answer } = useLoaderData<{ answer: Promise<unknown> }>();
  const [asked, setAsked] = useState(NONE);
  const { page: _page, size: _size, ...selection } = query;
  const key = JSON.stringify(selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the list was read anew
  useEffect(
    () => setAsked(send(client.catalogue.boletas.totals.$get({ query: JSON.parse(key) }))),
    [client, key, answer],
  );
  const { value } = useSettled(asked);
  if (!value) return null;
  return (
    <DescriptionList
      aria-label="Totales de lo filtrado"
      layout="inline"
      items={[
        { term: 'Bruto', value: formatPesos(value.gross) },
        { term: 'Retención', value: formatPesos(value.retention) },
        { term: 'Líquido', value: formatPesos(value.net) },
        { term: 'Por subir', value: formatPesos(value.expected) },
      ]}
    />
  );
}
