import { styled } from 'styled-components';

export const Errors = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    /* 24 px high, the smallest target. */
    display: inline-block;
    padding: 2px 0;
    color: var(--dui-color-danger);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }
  & a:hover { text-decoration-thickness: 2px; }
  & a:focus-visible {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: 1px;
  }
`;
