import { type ArchivedPaper, send } from '@doblaje/contract/client';
import { EmptyState } from '@doblaje/ui/EmptyState';
import { ErrorState } from '@doblaje/ui/ErrorState';
import { PageHeading } from '@doblaje/ui/PageHeading';
import { Pagination } from '@doblaje/ui/Pagination';
import { Table } from '@doblaje/ui/Table';
import { SearchBox, Toolbar } from '@doblaje/ui/Toolbar';
import { useEffect, useMemo } from 'react';
import { type NavigateOptions, useLoaderData, useRevalidator } from 'react-router-dom';
import { useAddressSearch } from '../../lists/useAddressSearch';
import { usePortal } from '../../portal';
import { isSessionEnd } from '../../session/ended';
import { failureText } from '../../shell/failureText';
import { startDownload } from '../../shell/startDownload';
import { useAnswer } from '../../shell/useAnswer';
import { type ArchiveQuery, changedSearch, readQuery, sortOf } from './archiveQuery';
import { archiveColumns } from './columns';
import type { ArchiveData } from './loader';

const NO_ROWS: readonly ArchivedPaper[] = [];
const SUB =
  'Órdenes y boletas de personas que eliminaron sus datos: la ley contable manda guardarlas seis años';

const count = (total: number) => (total === 1 ? '1 papel' : `${total.toLocaleString('es-CL')} papeles`);

/** Archivo contable (desk.md §3 Erasure): what accounting law keeps of people who erased everything. ADMIN only. */
export function ArchiveScreen() {
  const { client, notices } = usePortal();
  const { revalidate } = useRevalidator();
  const { search, answer } = useLoaderData<ArchiveData>();
  const { value, isPending } = useAnswer(answer);
  const { search: address, change: changeSearch } = useAddressSearch();
  const query = readQuery(address);
  const isCurrent = value?.search === search;
  const { list, error } = value ?? {};
  const hasFailed = error !== undefined && (isCurrent || list === undefined);
  const change = (next: Partial<ArchiveQuery>, options?: NavigateOptions) =>
    changeSearch((now) => changedSearch(now, next), options);

  // Fewer papers than when the link was made: the last page there is.
  const lastPage = isCurrent && list?.items.length === 0 ? Math.ceil(list.total / list.size) : 0;
  useEffect(() => {
    if (lastPage > 0) changeSearch((now) => changedSearch(now, { page: lastPage }), { replace: true });
  }, [lastPage, changeSearch]);

  const columns = useMemo(() => {
    async function download({ id, fileName }: ArchivedPaper) {
      const { url } = await send(client.catalogue.archive[':id'].link.$post({ param: { id } }));
      startDownload(url, fileName);
    }
    return archiveColumns((paper) => {
      download(paper).catch((problem: unknown) => {
        if (isSessionEnd(problem)) return;
        const message = failureText(problem);
        notices.notify({ type: 'error', title: 'No pudimos descargar el papel', message });
      });
    });
  }, [client, notices]);

  return (
    <>
      <PageHeading sub={SUB}>Archivo contable</PageHeading>
      <Table
        aria-label="Archivo contable"
        columns={columns}
        rows={list?.items ?? NO_ROWS}
        sort={{
          column: query.sort.replace('-', ''),
          direction: query.sort.startsWith('-') ? 'descending' : 'ascending',
        }}
        onSortChange={({ column, direction }) => {
          const sort = sortOf(column, direction);
          if (sort) change({ sort });
        }}
        isLoading={!hasFailed && (!isCurrent || list === undefined || lastPage > 0)}
        error={
          hasFailed && !isSessionEnd(error) ? (
            <ErrorState
              size="card"
              title="No pudimos cargar el archivo contable"
              onRetry={() => void revalidate()}
              isRetrying={isPending}
            >
              {failureText(error)}
            </ErrorState>
          ) : undefined
        }
        empty={
          query.search === '' ? (
            <EmptyState size="card" title="El archivo está vacío">
              Cuando alguien con órdenes o boletas elimine sus datos, aquí quedará lo que la ley manda
              guardar.
            </EmptyState>
          ) : (
            <EmptyState size="card" title="Ningún papel coincide">
              Prueba con otras palabras, o borra la búsqueda para ver todo el archivo.
            </EmptyState>
          )
        }
        toolbar={
          <Toolbar end={list && count(list.total)}>
            <SearchBox
              label="Buscar por papel, persona o RUT"
              maxLength={100}
              value={query.search}
              onSearch={(text) => change({ search: text }, { replace: true })}
            />
          </Toolbar>
        }
        footer={
          list !== undefined &&
          list.total > 0 && (
            <Pagination
              page={query.page}
              size={query.size}
              total={list.total}
              onPageChange={(page) => change({ page })}
              onSizeChange={(size) => change({ size })}
            />
          )
        }
      />
    </>
  );
}
