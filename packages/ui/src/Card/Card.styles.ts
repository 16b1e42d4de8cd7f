import { css, styled } from 'styled-components';
import { narrowerThan } from '../ground/media/below';

export const Frame = styled.section`
  min-width: 0;
  border: var(--dui-line);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

export const Head = styled.header`
  --dui-head-inset: 8px;

  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--dui-space-3);
  min-height: 52px;
  padding-block: 5px;
  padding-inline: 20px 12px;
  border-bottom: var(--dui-line);

  ${narrowerThan(18)(css`
    padding-inline: 12px;
  `)}
`;

export const Title = styled.h2`
  min-width: 0;
  font-size: var(--dui-text-lg);
  line-height: var(--dui-leading-lg);
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

export const Body = styled.div`
  padding: 8px 20px 12px;

  ${narrowerThan(18)(css`
    padding-inline: 12px;
  `)}
`;
