import { css, styled } from 'styled-components';
import { narrowerThan } from '../ground/media/below';

export const Root = styled.div`
  display: grid;
  gap: var(--dui-space-5);
  min-width: 0;
`;

/** Label and help, as near to the zone as a field's label is to its control. */
export const Name = styled.div`
  display: grid;
  gap: 2px;
  margin-bottom: calc(6px - var(--dui-space-5));
  font-weight: var(--dui-weight-semibold);
  font-size: var(--dui-text-md);
  line-height: var(--dui-leading-md);

  & > span > span { font-weight: var(--dui-weight-regular); color: var(--dui-color-text-muted); }
`;

export const Help = styled.span`
  font-weight: var(--dui-weight-regular);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);
  color: var(--dui-color-text-muted);
`;

export const Zone = styled.div`
  --zone-top: var(--dui-space-8);
  --zone-side: var(--dui-space-6);

  box-sizing: border-box;
  display: grid;
  justify-items: center;
  gap: var(--dui-space-3);
  padding: var(--zone-top) var(--zone-side);
  border: 1.5px dashed var(--dui-color-border-strong);
  border-radius: var(--dui-radius-2);
  background: var(--dui-color-surface);
  text-align: center;

  & > svg { width: 1.75rem; height: 1.75rem; color: var(--dui-color-primary); }

  ${narrowerThan(18)(css`
    --zone-top: 24px;
    --zone-side: 12px;
  `)}

  /* The border grows by half a pixel and the padding shrinks by as much, so nothing moves. */
  &[data-drag] {
    padding: calc(var(--zone-top) - 0.5px) calc(var(--zone-side) - 0.5px);
    border: 2px solid var(--dui-color-primary);
    background: var(--dui-color-primary-soft);
  }
  &[data-drag='reject'] {
    border-color: var(--dui-color-danger);
    background: var(--dui-color-danger-soft);
    & > svg { color: var(--dui-color-danger); }
  }
  &[data-invalid] {
    border: 1.5px solid var(--dui-color-danger);
  }
  &[data-full], &[data-disabled] {
    background: var(--dui-color-surface-sunken);
    & > svg { color: var(--dui-color-text-muted); }
  }
  & button[data-busy] { cursor: not-allowed; }

  @media (forced-colors: active) {
    &[data-drag] { border-color: Highlight; }
  }
`;

/* A class hides it. A content security policy would drop the library's style attribute in server-rendered HTML. */
export const HiddenInput = styled.input`
  display: none;
`;

export const Lines = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Line = styled.p`
  margin: 0;
  font-weight: var(--dui-weight-semibold);
  font-size: var(--dui-text-lg);
  line-height: var(--dui-leading-lg);
`;

export const Hint = styled.p`
  margin: 0;
  color: var(--dui-color-text-muted);
`;

export const FieldMessage = styled.p`
  display: flex;
  gap: 6px;
  margin: calc(6px - var(--dui-space-5)) 0 0;
  color: var(--dui-color-danger);
  font-weight: var(--dui-weight-medium);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-sm);

  & > svg { flex: none; width: var(--dui-icon-sm); height: var(--dui-icon-sm); margin-top: 1px; }
`;
