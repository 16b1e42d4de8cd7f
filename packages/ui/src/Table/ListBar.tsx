import ChevronDown from '@lucide/icons/icons/chevron-down';
import { Glyph } from '../ground/icon/Glyph';
import type { TableColumn, TableSort } from './columns';
import { ListBar, SortLabel, SortSelect } from './ListBar.styles';
import type { TableLabels } from './labels';
import type { AllBox } from './TableHead';
import { AllTick } from './TableHead';

interface ListBarProps {
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'isSortable'>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  all: AllBox;
  isMultiple: boolean;
  /** The toolbar has it folded, where the window is narrow. */
  isFolded: boolean;
  labels: TableLabels;
}

/** The controls of the headings, for the list on phones. CSS shows them only there. */
export function ListBarOf({ columns, sort, onSortChange, all, isMultiple, isFolded, labels }: ListBarProps) {
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const isSorting = sortable.length > 0 && onSortChange !== undefined;
  if (!isSorting && !isMultiple) return null;
  return (
    <ListBar $isFolded={isFolded}>
      {isMultiple && <AllTick all={all} label={labels.selectAll} />}
      {isSorting && (
        <SortLabel>
          {labels.sortBy}
          <SortSelect
            value={sort ? `${sort.direction} ${sort.column}` : ''}
            onChange={({ target }) => {
              const [direction, ...column] = target.value.split(' ');
              if (direction === 'ascending' || direction === 'descending') {
                onSortChange({ column: column.join(' '), direction });
              }
            }}
          >
            {!sort && <option value="">{labels.unsorted}</option>}
            {sortable.map(({ id, header }) => [
              <option key={id} value={`ascending ${id}`}>
                {header}
              </option>,
              <option key={`${id} descending`} value={`descending ${id}`}>
                {header}, {labels.descending}
              </option>,
            ])}
          </SortSelect>
          <Glyph of={ChevronDown} />
        </SortLabel>
      )}
    </ListBar>
  );
}
