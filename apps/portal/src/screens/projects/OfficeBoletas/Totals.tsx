import { type BoletaTotals, send } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useList } from '../../../lists/useList';
import { usePortal } from '../../../portal/portal';
import { useSettled } from '../../../requests/useSettled';
import { boletasAddress } from './list';

const NONE = new Promise<BoletaTotals>(() => {});

/** The totals of all boletas found, not only of this page. They load beside the list, which does not wait for them. */
export function Totals() {
  const { client } = usePortal();
  const { query } = useList(boletasAddress);
  // A new answer of the list means that a boleta has changed.
  const { answer } = useLoaderData<{ answer: Promise<unknown> }>();
  const [asked, setAsked] = useState(NONE);
  const { page: _page, size: _size, ...selection } = query;
  const key = JSON.stringify(selection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `answer` makes the totals load again when the list did
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
