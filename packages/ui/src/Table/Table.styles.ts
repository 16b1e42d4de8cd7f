import { css, styled } from 'styled-components';
import { asList, narrow } from './media';

export const Card = styled.div<{ $containers: string }>`
  box-sizing: border-box;
  min-width: 0;
  border: var(--dui-line);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  container: ${({ $containers }) => $containers} / inline-size;

  @media print { border: 0; container-type: normal; }
`;

export const Scroller = styled.div<{ $maxHeight: string | undefined }>`
  position: relative;
  ${({ $maxHeight }) => $maxHeight && css`max-height: ${$maxHeight}; overflow-y: auto;`}
  @media print { max-height: none; overflow: visible; }
`;

export const Subline = styled.span<{ $tone: 'muted' | 'danger' }>`
  display: block;
  color: var(${({ $tone }) => ($tone === 'danger' ? '--dui-color-danger' : '--dui-color-text-muted')});
  font-weight: var(--dui-weight-regular);
  font-size: var(--dui-text-sm);
  line-height: 1rem;

  &[data-stands-in] {
    display: none;
    ${narrow(css`display: block;`)}
    ${asList(css`display: block;`)}
  }
`;

export const PersonCell = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--dui-space-1) var(--dui-space-3);
  min-width: 0;

  /* With letters so large that words would break beside the initials, the words go below them. */
  > :last-child {
    flex: 1 1 7rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
