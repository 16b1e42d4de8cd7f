import { styled } from 'styled-components';
import { FieldControl } from '../FieldShell/FieldShell.styles';
import { mirrored } from '../ground/direction/mirrored.styles';

export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;
  padding: 4px 8px;
  border-bottom: var(--dui-line);
  background: var(--dui-color-surface);

  /* This narrow, letters are so large that the bar takes three rows. Icons grow; the buttons stay as large as a finger. */
  @container (max-width: 14rem) { --dui-control-sm: 48px; }

  button[aria-disabled] {
    color: var(--dui-color-text-disabled);
    background: transparent;
    cursor: default;
    @media (forced-colors: active) { color: GrayText; }
  }
`;

/* Measured in letters: with text at 200 % a wide window is as narrow as a phone. */
const NARROW = '@container (max-width: 29rem)';

export const Pager = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  white-space: nowrap;

  svg { ${mirrored} }
`;

export const PageInput = styled.input`
  box-sizing: border-box;
  width: 2.75rem;
  height: 1.75rem;
  padding: 0;
  border: var(--dui-line-control);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  color: inherit;
  font: inherit;
  font-variant-numeric: var(--dui-numeric);
  text-align: center;

  &:focus {
    border-color: var(--dui-color-border-ink);
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: 1px;
  }
  @media (pointer: coarse) { height: var(--dui-control-sm); }
  @media (max-width: 639.98px) { font-size: var(--dui-text-lg); }
`;

export const ZoomGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px;

  &::before {
    content: '';
    width: 1px;
    height: 20px;
    margin: 0 6px;
    background: var(--dui-color-border);
  }
  ${NARROW} {
    flex-grow: 1;
    order: 1;
    &::before { display: none; }
  }
`;

/* Stands beside the zoom when the zoom has its own row with room left. */
export const Later = styled.span`
  display: inline-flex;
  ${NARROW} { order: 2; }
  @container (max-width: 14rem) { order: 0; }
`;

export const PrintBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
  padding: 8px 12px;
  border-bottom: var(--dui-line);
  background: var(--dui-color-surface);

  & > :first-child { flex: 1 1 12rem; }
`;

export const ZoomValue = styled.span`
  min-width: 2.75rem;
  text-align: center;
  white-space: nowrap;
`;

export const Gap = styled.span`
  flex: 1;
`;

export const FindControl = styled(FieldControl)`
  flex: 1 1 8rem;
  min-width: 0;
  height: var(--dui-control-sm);

  & > svg { flex: none; width: var(--dui-icon-sm); height: var(--dui-icon-sm); margin-inline-start: 10px; }
  & > input { padding: 0 8px; font-size: inherit; }
  @media (max-width: 639.98px) {
    & > input { font-size: var(--dui-text-lg); }
  }
`;

export const FindInput = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  height: 100%;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  word-spacing: inherit;
  outline: 0;
  appearance: none;
  &::-webkit-search-cancel-button { display: none; }
`;

export const FindCount = styled.span`
  padding: 0 6px;
  color: var(--dui-color-text-muted);
  white-space: nowrap;
`;
