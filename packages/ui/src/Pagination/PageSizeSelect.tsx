import Check from '@lucide/icons/icons/check';
import ChevronDown from '@lucide/icons/icons/chevron-down';
import { Label, SelectValue } from 'react-aria-components';
import { Glyph } from '../ground/icon/Glyph';
import { PopoverFrame, popoverLayer } from '../ground/popover/Popover.styles';
import { SizeButton, SizeField, SizeList, SizeOption } from './Pagination.styles';

interface PageSizeSelectProps {
  label: string;
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** Chooses how many rows a page has. */
export function PageSizeSelect({ label, size, sizes, onChange }: PageSizeSelectProps) {
  const known = sizes.includes(size) ? sizes : [...sizes, size].sort((a, b) => a - b);
  return (
    <SizeField value={size} onChange={(key) => onChange(Number(key))}>
      <Label>{label}</Label>
      <SizeButton>
        <SelectValue>{String(size)}</SelectValue>
        <Glyph of={ChevronDown} />
      </SizeButton>
      <PopoverFrame offset={4} style={popoverLayer}>
        <SizeList>
          {known.map((rows) => (
            <SizeOption key={rows} id={rows} textValue={String(rows)}>
              {rows}
              {rows === size && <Glyph of={Check} />}
            </SizeOption>
          ))}
        </SizeList>
      </PopoverFrame>
    </SizeField>
  );
}
