import { css, styled } from 'styled-components';
import { mirrored } from '../ground/direction/mirrored.styles';
import { narrowerThan } from '../ground/media/below';

export const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  padding: var(--dui-space-4) 0;
  border-bottom: var(--dui-line);
  overflow-wrap: anywhere;

  &:first-child { padding-top: 0; }
  &:last-child { border-bottom: 0; }
`;

export const Title = styled.p`
  font-weight: var(--dui-weight-semibold);
`;

export const By = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--dui-space-3);
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
`;

export const Changes = styled.dl`
  display: grid;
  grid-template-columns: fit-content(8rem) minmax(0, 1fr);
  gap: 4px var(--dui-space-4);
  margin: var(--dui-space-2) 0 0;

  > div { display: contents; }
  dt { color: var(--dui-color-text-muted); }
  dd { margin: 0; }
  svg {
    width: var(--dui-icon-sm);
    height: var(--dui-icon-sm);
    color: var(--dui-color-text-muted);
    vertical-align: text-bottom;
    ${mirrored}
  }

  ${narrowerThan(24)(css`
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  `)}
`;

export const Old = styled.span`
  color: var(--dui-color-text-muted);
`;

export const New = styled.span`
  color: var(--dui-color-text);
`;
