import { styled } from 'styled-components';

/* The link's visible words are the page's own, underneath. */
export const LinkOver = styled.a`
  position: absolute;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:hover { background: color-mix(in srgb, LinkText, transparent 88%); }
  &:focus-visible {
    outline: 2px solid black;
    outline-offset: 1px;
  }
`;

/* For selecting and for screen readers. The picture shows the same words. */
export const FieldText = styled.span`
  position: absolute;
  overflow: clip;
  color: transparent;
  white-space: pre-wrap;
  cursor: text;
`;
