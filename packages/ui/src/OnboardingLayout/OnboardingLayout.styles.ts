import { css, styled } from 'styled-components';
import { below } from '../ground/media/below';

export const Page = styled.div`
  display: grid;
  grid-template-columns: clamp(400px, var(--dui-onboarding-panel), 560px) minmax(0, 1fr);
  min-height: 100vh;
  min-height: 100dvh;

  ${below.lg(css`
    grid-template-columns: minmax(0, 1fr);
  `)}
`;

/** The panel shows a recording booth, so it is dark in both themes. */
export const Panel = styled.div`
  background: var(--dui-color-booth);
  color: var(--dui-color-on-booth);

  a:focus-visible {
    outline-color: var(--dui-color-focus-booth);
  }
  ${below.lg(css`
    display: none;
  `)}
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-inline-end: 1px solid CanvasText;
  }
`;

export const Sticky = styled.div`
  position: sticky;
  top: 0;
  height: 100vh;
  overflow: hidden;

  /* In windows taller than the picture the sync bar continues to the bottom. */
  &::after {
    content: '';
    position: absolute;
    top: 50%;
    bottom: 0;
    left: calc(176 / 560 * 100% - 1px);
    width: 2px;
    background: var(--dui-color-booth-lamp);
  }
`;

export const Brand = styled.div`
  position: absolute;
  top: 24px;
  left: 32px;
  z-index: 1;
`;

export const Main = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 38rem);
  align-content: start;
  justify-content: start;
  padding: var(--dui-space-10) clamp(24px, 6vw, 88px) var(--dui-space-16);

  &:focus,
  &:focus-visible {
    outline: none;
  }
  ${below.lg(css`
    justify-content: center;
  `)}
  ${below.sm(css`
    padding: 20px 16px 40px;
  `)}
`;

export const Title = styled.h1`
  font-size: var(--dui-text-3xl);
  line-height: var(--dui-leading-3xl);
  overflow-wrap: break-word;

  &:focus,
  &:focus-visible {
    outline: none;
  }
  ${below.sm(css`
    font-size: var(--dui-text-xl);
    line-height: var(--dui-leading-xl);
  `)}
`;

export const Progress = styled.div`
  margin: var(--dui-space-5) 0 var(--dui-space-8);

  ${below.sm(css`
    margin: 12px 0 24px;
  `)}
`;

export const Heading = styled.h2`
  margin-bottom: var(--dui-space-5);
  font-size: var(--dui-text-2xl);
  line-height: var(--dui-leading-2xl);
  overflow-wrap: break-word;

  &:focus,
  &:focus-visible {
    outline: none;
  }
`;

export const FinalHeading = styled(Heading)`
  max-width: 15ch;
  padding-top: var(--dui-space-2);
  font-size: var(--dui-text-4xl);
  line-height: var(--dui-leading-4xl);
`;

export const Column = styled.div`
  max-width: var(--dui-form-max);
`;

export const Lede = styled.div`
  display: grid;
  gap: var(--dui-space-5);
  max-width: var(--dui-form-max);
  margin-bottom: var(--dui-space-6);
`;

export const Foot = styled.div`
  margin-top: var(--dui-space-8);
  padding-top: var(--dui-space-5);
  border-top: var(--dui-line);
`;

export const Note = styled.div`
  margin-bottom: var(--dui-space-4);
  color: var(--dui-color-text-muted);
  overflow-wrap: break-word;

  /* A note with nothing to say takes no room. */
  &:empty { display: none; }
`;

export const Actions = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--dui-space-3);

  /* A single button, the one that leads on, stands at the end too. */
  > :only-child {
    margin-inline-start: auto;
  }
  ${below.sm(css`
    flex-direction: column-reverse;

    /* Names links and buttons only: a pending button has hidden words beside it. */
    > a,
    > button {
      width: 100%;
    }
  `)}
`;
