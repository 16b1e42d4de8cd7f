import { css, styled } from 'styled-components';
import { asList } from './media';

/* 18 px in a target of 24 px, or 44 px in the list. It is the browser's own checkbox, cheap enough for thousands of rows. */
export const Tick = styled.input.attrs({ type: 'checkbox' })`
  display: inline-grid;
  place-content: center;
  box-sizing: border-box;
  width: var(--dui-target-min);
  height: var(--dui-target-min);
  margin: 0;
  appearance: none;
  vertical-align: middle;
  cursor: pointer;
  outline: 0;

  &::before {
    content: '';
    grid-area: 1 / 1;
    box-sizing: border-box;
    width: 1.125rem;
    height: 1.125rem;
    border: 1.5px solid var(--dui-color-border-strong);
    border-radius: var(--dui-radius-1);
    background: var(--dui-color-surface);
  }
  &:checked::before, &:indeterminate::before {
    border-color: var(--dui-color-primary);
    background: var(--dui-color-primary);
  }
  &:checked::after, &:indeterminate::after {
    content: '';
    grid-area: 1 / 1;
    place-self: center;
    width: 0.625rem;
    height: 0;
    border: 1px solid var(--dui-color-on-primary);
  }
  &:not(:indeterminate):checked::after {
    width: 0.3125rem;
    height: 0.625rem;
    border-width: 0 2px 2px 0;
    transform: translateY(-1px) rotate(45deg);
  }
  &:focus-visible::before {
    outline: var(--dui-focus-width) solid var(--dui-color-focus);
    outline-offset: var(--dui-focus-offset);
  }
  &:disabled { cursor: not-allowed; }

  ${asList(css` width: 44px; height: 44px; `)}
  @media (forced-colors: active) {
    appearance: auto;
    &::before, &::after { display: none; }
  }
`;
