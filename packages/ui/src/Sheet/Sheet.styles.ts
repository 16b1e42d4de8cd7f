import { css, styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';

/** Narrower than the columns together: each row becomes a small block. */
const LIST = '@container dui-sheet (max-width: 39.999rem)';

/** Too narrow for two numbers side by side. */
const ONE = '@container dui-sheet (max-width: 19.999rem)';

export const Frame = styled.div`
  box-sizing: border-box;
  min-width: 0;
  border: var(--dui-line);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  container: dui-sheet / inline-size;
`;

export const Grid = styled.div<{ $tracks: string }>`
  --dui-sheet-tracks: ${({ $tracks }) => $tracks};
`;

const line = css`
  display: grid;
  grid-template-columns: var(--dui-sheet-tracks);
  align-items: center;
  min-height: var(--dui-row);

  ${LIST} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    padding: var(--dui-space-2) 0;
  }
`;

export const HeadLine = styled.div`
  ${line}
  background: var(--dui-color-surface-sunken);

  ${LIST} {
    position: absolute;
    clip-path: inset(50%);
    overflow: hidden;
    width: 1px;
    min-height: 0;
    height: 1px;
    padding: 0;
  }
`;

export const HeadCell = styled.div`
  padding: 0 var(--dui-space-3);
  font-size: var(--dui-text-sm);
  font-stretch: var(--dui-width-narrow);
  font-weight: var(--dui-weight-medium);
  line-height: var(--dui-leading-sm);

  &[data-kind='number'] {
    text-align: end;
  }
`;

/* Rows out of sight are not painted. With hundreds of rows a keystroke would otherwise wait for their painting. */
export const Line = styled.div`
  ${line}
  border-top: var(--dui-line);
  content-visibility: auto;
  contain-intrinsic-size: auto var(--dui-row);
`;

export const TotalLine = styled(Line)`
  border-top: var(--dui-border-1) solid var(--dui-color-border-ink);
  font-weight: var(--dui-weight-semibold);
`;

export const Cell = styled.div`
  box-sizing: border-box;
  min-width: 0;
  padding: var(--dui-space-2) var(--dui-space-3);
  overflow-wrap: anywhere;

  /* The words of a button align like plain words. */
  > button {
    text-align: start;
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--dui-focus-width));
  }

  &[data-cell='menu'] {
    padding: 0;
    text-align: end;
  }

  &[data-kind='number'] {
    text-align: end;
  }

  ${LIST} {
    grid-column: 1 / -1;
    padding-block: 4px;

    &[role='rowheader'] {
      grid-row: 1;
    }

    &[role='rowheader']:has(~ [data-cell='menu']) {
      padding-inline-end: 3rem;
    }

    &:empty {
      display: none;
    }

    &[data-cell='menu'] {
      grid-row: 1;
      justify-self: end;
    }

    &[data-kind='number'] {
      grid-column: auto;
      text-align: start;
    }

    ${ONE} {
      &[data-kind='number'] {
        grid-column: 1 / -1;
      }
    }

    &[data-label]::before {
      content: attr(data-label) ' ';
      color: var(--dui-color-text-muted);
      font-weight: var(--dui-weight-regular);
      font-size: var(--dui-text-sm);
    }
  }
`;

export const NumberFrame = styled.div`
  box-sizing: border-box;
  position: relative;
  align-self: stretch;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: var(--dui-row);
  padding: 0 var(--dui-space-3);
  font-variant-numeric: tabular-nums;
  text-align: end;
  cursor: text;

  &:hover {
    background: var(--dui-color-surface-hover);
  }

  &:focus-visible {
    outline-offset: calc(-1 * var(--dui-focus-width));
  }

  &[data-unsaved] {
    background: var(--dui-color-warning-soft);
  }

  &[aria-invalid] {
    box-shadow: inset 0 0 0 var(--dui-border-1) var(--dui-color-danger);
    color: var(--dui-color-danger);
    font-weight: var(--dui-weight-semibold);
  }

  ${LIST} {
    gap: var(--dui-space-2);
    margin: 4px var(--dui-space-2);
    border: var(--dui-line);
    border-radius: var(--dui-radius-2);
    justify-content: space-between;

    &::before {
      content: attr(data-label) / '';
      color: var(--dui-color-text-muted);
      font-size: var(--dui-text-sm);
    }
  }

  ${ONE} {
    grid-column: 1 / -1;
  }
`;

export const Editor = styled.input`
  box-sizing: border-box;
  position: absolute;
  inset: 0;
  width: 100%;
  padding: 0 var(--dui-space-3);
  border: var(--dui-focus-width) solid var(--dui-color-focus);
  border-radius: 0;
  outline: 0;
  background: var(--dui-color-surface);
  color: var(--dui-color-text);
  font: inherit;
  font-variant-numeric: tabular-nums;
  ${alignedAsAround}
`;

export const Note = styled.div`
  grid-column: 1 / -1;
  padding: 0 var(--dui-space-3) var(--dui-space-3);
  color: var(--dui-color-danger);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
`;
