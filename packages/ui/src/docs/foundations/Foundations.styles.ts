import { styled } from 'styled-components';

/** A page of the foundations, with stacked sections. */
export const Page = styled.div`
  display: grid;
  gap: var(--dui-space-8);
  max-width: var(--dui-content-max);

  h2 { margin-bottom: var(--dui-space-3); font-size: var(--dui-text-lg); line-height: var(--dui-leading-lg); }
  h2 + p { margin-bottom: var(--dui-space-3); color: var(--dui-color-text-muted); }
`;

/** Samples side by side, as many as fit. */
export const Samples = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: var(--dui-space-3);
`;

/** One sample with its name. */
export const Sample = styled.li`
  display: grid;
  align-content: start;
  gap: var(--dui-space-2);
  min-width: 0;
  padding: var(--dui-space-3);
  border: var(--dui-line);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
`;

/** A token's name, ready to copy. */
export const Name = styled.code`
  overflow-wrap: anywhere;
  font-family: var(--dui-font-mono);
  font-size: var(--dui-text-xs);
  line-height: var(--dui-leading-xs);
`;

/** A value or a use, next to the name. */
export const Note = styled.span`
  overflow-wrap: anywhere;
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
`;

/** The sample itself: a patch of colour, a letter, a distance. */
export const Patch = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--dui-control-md);
  padding: var(--dui-space-2);
  border: var(--dui-line);
  border-radius: var(--dui-radius-1);
`;

/** A drawn distance, line or corner. */
export const Drawn = styled.div`
  overflow: hidden;
  max-width: 100%;
  background: var(--dui-color-primary);

  @media (forced-colors: active) { background: CanvasText; forced-color-adjust: none; }
`;
