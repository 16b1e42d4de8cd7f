import { CalendarCell, CalendarGrid } from 'react-aria-components';
import { styled } from 'styled-components';
import { mirrored } from '../ground/direction/mirrored.styles';
import { CalendarButton } from './DateField.styles';

export const Month = styled.div`
  box-sizing: border-box;
  width: 17.5rem;
  max-width: 100%;
  padding: var(--dui-space-3);

  /* Wider on phones, where the lists in it have larger text. */
  @media (max-width: 639.98px) { width: 19rem; }
`;

export const MonthHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--dui-space-2);
`;

export const Jumps = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--dui-space-1);
  min-width: 0;
`;

/** The list that opens is the browser's own. */
export const Jump = styled.select`
  box-sizing: border-box;
  flex: none;
  max-width: 100%;
  height: var(--dui-control-sm);
  padding: 0 var(--dui-space-1);
  border: var(--dui-line-control);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface-raised);
  color: var(--dui-color-text);
  font: inherit;
  font-size: var(--dui-text-md);
  font-weight: var(--dui-weight-semibold);
  cursor: pointer;

  &:hover { border-color: var(--dui-color-border-ink); }
  &:focus-visible { outline: var(--dui-focus-width) solid var(--dui-color-focus); outline-offset: 1px; }

  @media (max-width: 639.98px) { font-size: var(--dui-text-lg); }
  @media (pointer: coarse) { height: 2.75rem; }
`;

/** Only the calendar uses it: the whole `Button` with its pending state would be a tenth of this bundle entry. */
export const MonthButton = styled(CalendarButton)`
  width: var(--dui-control-sm);
  height: var(--dui-control-sm);
  margin: 0;
  border-radius: var(--dui-radius-2);

  svg { ${mirrored} }
  &[data-pressed] { background: var(--dui-color-surface-sunken); }
  &[data-disabled] { color: var(--dui-color-text-disabled); }

  @media (forced-colors: active) { &[data-disabled] { color: GrayText; } }
`;

export const Days = styled(CalendarGrid)`
  width: 100%;
  margin-top: var(--dui-space-2);
  border-spacing: 0;
  table-layout: fixed;

  & th {
    padding: 0;
    height: 1.75rem;
    color: var(--dui-color-text-muted);
    font-size: var(--dui-text-xs);
    font-stretch: var(--dui-width-narrow);
    font-weight: var(--dui-weight-semibold);
  }
  & td { padding: 0; text-align: center; }
`;

export const Day = styled(CalendarCell)`
  box-sizing: border-box;
  display: grid;
  place-items: center;
  width: 100%;
  height: 2.25rem;
  border-radius: var(--dui-radius-1);
  font-size: var(--dui-text-md);
  cursor: pointer;
  outline: 0;

  &[data-outside-month] { visibility: hidden; }
  &[data-hovered] { background: var(--dui-color-surface-hover); }
  /* An ink line marks today, as it marks the current place everywhere in the portal. */
  &[data-today] { box-shadow: inset 0 -2px 0 var(--dui-color-border-ink); }
  &[data-selected] {
    background: var(--dui-color-primary);
    color: var(--dui-color-on-primary);
    font-weight: var(--dui-weight-semibold);
  }
  &[data-focus-visible] {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: 1px;
  }
  &[data-disabled], &[data-unavailable] { color: var(--dui-color-text-disabled); cursor: not-allowed; }

  @media (pointer: coarse) { height: 2.75rem; }
  @media (forced-colors: active) {
    &[data-selected] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    &[data-disabled] { color: GrayText; }
  }
`;
