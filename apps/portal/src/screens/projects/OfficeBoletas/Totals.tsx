import { send } from '@doblaje/contract/client';
import { formatPesos } from '@doblaje/domain/amounts';
import { DescriptionList } from '@doblaje/ui/DescriptionList';
import { useCallback } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useList } from '../../../lists/useList';
import { usePortal } from '../../../portal/portal';
import { useAnswer } from '../../../requests/useAnswer';
import { boletasAddress } from './list';

/** The totals of all boletas found, not only of this page. They load beside the list, which does not wait for them. */
export function Totals() {
  const { client } = usePortal();
  const { query } = useList(boletasAddress);
  // A new answer of the list means that a boleta has changed.
  const { answer } = useLoaderData<{ answer: Promise<unknown> }>();
  const { page: _page, size: _size, ...selection } = query;
  const ask = useCallback(
    (found: string) => send(client.catalogue.boletas.totals.$get({ query: JSON.parse(found) })),
    [client],
  );
  const { last: value } = useAnswer(ask, JSON.stringify(selection), answer);
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
