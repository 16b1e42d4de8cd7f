import { DOCUMENT_KINDS } from '@doblaje/domain/options/documentKinds';
import { DOCUMENT_STATES } from '@doblaje/domain/options/documentStates';
import { FilterChip, SearchBox, Toolbar } from '@doblaje/ui/Toolbar';
import type { Ref } from 'react';
import type { DocumentList } from './useDocumentList';

interface DocumentsToolbarProps extends Pick<DocumentList, 'query'> {
  /** Documents found in all; not known yet: nothing. */
  total: number | undefined;
  onChange: DocumentList['change'];
  searchRef: Ref<HTMLInputElement>;
}

const count = (total: number) =>
  total === 1 ? '1 documento' : `${total.toLocaleString('es-CL')} documentos`;

/** Search and filters of the list. */
export function DocumentsToolbar({ query, total, onChange, searchRef }: DocumentsToolbarProps) {
  const { search, kind, state } = query;
  return (
    <Toolbar end={<span role="status">{total !== undefined && count(total)}</span>}>
      <SearchBox
        ref={searchRef}
        label="Buscar por título o proyecto"
        maxLength={100}
        value={search}
        // Every pause in typing would be an entry of the history otherwise.
        onSearch={(text) => onChange({ search: text }, { replace: true })}
      />
      <FilterChip
        name="Tipo"
        selectionMode="single"
        options={DOCUMENT_KINDS}
        value={kind === undefined ? [] : [kind]}
        onChange={([chosen]) =>
          onChange({ kind: DOCUMENT_KINDS.find(({ value }) => value === chosen)?.value })
        }
      />
      <FilterChip
        name="Estado"
        selectionMode="single"
        options={DOCUMENT_STATES}
        value={state === undefined ? [] : [state]}
        onChange={([chosen]) =>
          onChange({ state: DOCUMENT_STATES.find(({ value }) => value === chosen)?.value })
        }
      />
    </Toolbar>
  );
}
