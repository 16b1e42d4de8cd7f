import { css, styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(48px, 1fr) auto;
  align-items: center;
  gap: 2px 10px;
  font-size: inherit;
`;

export const Words = styled.span`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;

  strong {
    font-weight: var(--dui-weight-semibold);
  }
`;

export const Rail = styled.span`
  position: relative;
  height: 6px;
  border: 1px solid var(--dui-color-border-strong);
  border-radius: 1px;
  background: var(--dui-color-surface-sunken);
`;

/* One class per whole per cent in place of a style attribute, which a content security policy would drop. */
export const Fill = styled.span<{ $percent: number }>`
  position: absolute;
  top: -1px;
  bottom: -1px;
  inset-inline-start: -1px;
  width: calc(${({ $percent }) => $percent}% + 2px);
  background: var(--dui-color-primary);
  transition: width var(--dui-motion-fast) linear;
  ${({ $percent }) =>
    $percent > 0
      ? css`
          /* The sync bar marks the current position. */
          border-inline-end: 2px solid var(--dui-color-text);
        `
      : css`
          display: none;
        `}

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    border-color: CanvasText;
  }
`;

export const Figure = styled.span`
  white-space: nowrap;
`;
