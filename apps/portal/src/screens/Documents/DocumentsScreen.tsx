import type { Document } from '@doblaje/contract/client';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Pagination } from '@doblaje/ui/Pagination';
import { Table } from '@doblaje/ui/Table';
import { useEffect, useMemo, useRef } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import { useStandingAnswer } from '../../lists/useStandingAnswer';
import { documentColumns } from './columns';
import { DocumentsToolbar } from './DocumentsToolbar';
import { ListEmpty } from './ListEmpty';
import { ListFailed } from './ListFailed';
import { areSameDocuments, SMALLEST_PAGE } from './listQuery';
import type { DocumentsData } from './loader';
import { useDocumentList } from './useDocumentList';

const NO_ROWS: readonly Document[] = [];
const SUB = 'Órdenes de trabajo, contratos, guiones y boletas';

/** Documentos (product.md §3): the person's own documents; the one that the address names is open beside them. */
export function DocumentsScreen() {
  const { search, answer } = useLoaderData<DocumentsData>();
  const { value, isPending } = useStandingAnswer(answer);
  const { query, openId, options, change, open } = useDocumentList();
  const searchBox = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isCurrent = value?.search === search;
  const { list, error } = value ?? {};
  // How many there are holds for other pages and orders; of another search nothing is known yet.
  const total = value && areSameDocuments(value.search, search) ? list?.total : undefined;
  const columns = useMemo(() => documentColumns(search, options), [search, options]);

  // Fewer documents than when the link was made: the last page there is.
  const isBeyond = isCurrent && list !== undefined && list.items.length === 0 && list.total > 0;
  useEffect(() => {
    if (isBeyond && list) change({ page: Math.ceil(list.total / list.size) }, { replace: true });
  }, [isBeyond, list, change]);

  const hasFailed = error !== undefined && (isCurrent || list === undefined);
  const wasFailed = useRef(false);
  useEffect(() => {
    // 'Reintentar' goes with the error.
    if (wasFailed.current && !hasFailed && document.activeElement === document.body) heading.current?.focus();
    wasFailed.current = hasFailed;
  }, [hasFailed]);

  return (
    <>
      <PageHeading ref={heading} sub={SUB}>
        Documentos
      </PageHeading>
      <Table
        aria-label="Documentos"
        columns={columns}
        rows={list?.items ?? NO_ROWS}
        sort={query.sort}
        onSortChange={(sort) => change({ sort })}
        sortsInList={(list?.total ?? 0) > SMALLEST_PAGE}
        onRowAction={(id) => open(String(id))}
        currentId={openId ?? undefined}
        isLoading={!hasFailed && (!isCurrent || list === undefined || isBeyond)}
        error={hasFailed ? <ListFailed error={error} isRetrying={isPending} /> : undefined}
        empty={
          <ListEmpty
            isFiltered={query.isFiltered}
            onClear={() => {
              change({ search: '', kind: undefined, state: undefined });
              searchBox.current?.focus();
            }}
          />
        }
        toolbar={<DocumentsToolbar query={query} total={total} onChange={change} searchRef={searchBox} />}
        footer={
          total !== undefined && (
            <Pagination
              page={query.page}
              size={query.size}
              total={total}
              onPageChange={(page) => change({ page })}
              onSizeChange={(size) => change({ size })}
            />
          )
        }
      />
      <Outlet />
    </>
  );
}
