import Plus from '@lucide/icons/icons/plus';
import X from '@lucide/icons/icons/x';
import { type ComponentPropsWithRef, useRef, useState } from 'react';
import type { Selection } from 'react-aria-components';
import { Dialog, DialogTrigger } from 'react-aria-components';
import { Glyph } from '../ground/icon/Glyph';
import { useLabels } from '../ground/locale/LocaleContext';
import { PopoverFrame, popoverLayer } from '../ground/popover/Popover.styles';
import { Chip, ChipButton, Remove } from './FilterChip.styles';
import { type FilterOption, FilterOptions, type FilterSearch } from './FilterOptions';

const LABELS = { remove: (name: string) => `Quitar filtro ${name}` };

export interface FilterChipProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** The filter's property: 'Rol'. */
  name: string;
  options: readonly FilterOption[];
  /** The chosen values; empty when the filter is off. A value that is no option (from an old link) can be removed. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Whether the filter takes several values at once, or one. @default 'multiple' */
  selectionMode?: 'single' | 'multiple';
  /**
   * Finds the options when there are more than a list can hold, for example people. `options` must hold the results and the chosen ones.
   */
  search?: FilterSearch;
  labels?: {
    /** Name of the button that removes the filter. @default 'Quitar filtro Rol' */
    remove?: (name: string) => string;
  };
}

/** A filter of a list. Off, it is dashed with a plus; on, it is solid, with its values and a remove button. */
export function FilterChip({
  name,
  options,
  value,
  onChange,
  selectionMode = 'multiple',
  search,
  labels,
  ...props
}: FilterChipProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { remove: removeText } = useLabels('FilterChip', LABELS, labels);
  // Opened again while it still fades, it keeps what it had: its search would stand beside the options of none.
  const [openings, setOpenings] = useState(0);
  const isApplied = value.length > 0;
  const words = value.map((chosen) => options.find((option) => option.value === chosen)?.label ?? chosen);
  function select(keys: Selection) {
    // In the order of the options, so that the same choice always makes the same link.
    onChange(options.map((option) => option.value).filter((key) => keys === 'all' || keys.has(key)));
  }
  function change(isOpen: boolean) {
    if (!isOpen) return;
    setOpenings((count) => count + 1);
    search?.onSearch('');
  }
  function remove() {
    onChange([]);
    // The remove button disappears with the filter.
    button.current?.focus();
  }
  return (
    <Chip {...props} $isApplied={isApplied}>
      <DialogTrigger onOpenChange={change}>
        <ChipButton ref={button}>
          {isApplied ? (
            <span>
              {name}: <b dir="auto">{words.join(', ')}</b>
            </span>
          ) : (
            <>
              <Glyph of={Plus} />
              <span>{name}</span>
            </>
          )}
        </ChipButton>
        <PopoverFrame placement="bottom start" offset={4} style={popoverLayer}>
          <Dialog aria-label={name}>
            {({ close }) => (
              <FilterOptions
                key={openings}
                name={name}
                options={options}
                value={value}
                selectionMode={selectionMode}
                search={search}
                onSelect={(keys) => {
                  select(keys);
                  if (selectionMode === 'single') close();
                }}
              />
            )}
          </Dialog>
        </PopoverFrame>
      </DialogTrigger>
      {isApplied && (
        <Remove aria-label={removeText(name)} onPress={remove}>
          <Glyph of={X} />
        </Remove>
      )}
    </Chip>
  );
}
