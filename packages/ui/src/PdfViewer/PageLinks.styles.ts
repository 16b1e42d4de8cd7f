import { styled } from 'styled-components';

/* Its words are the page's own, beneath it. */
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

/* To select and to read aloud; one sees it in the picture. */
export const FieldText = styled.span`
  position: absolute;
  overflow: clip;
  color: transparent;
  white-space: pre-wrap;
  cursor: text;
`;
