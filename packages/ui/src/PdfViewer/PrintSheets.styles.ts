import { styled } from 'styled-components';

/* The page around them may be clipped to the window's height, or dark. Paper must be neither. */
export const Sheets = styled.div`
  display: none;

  @media print {
    display: block;
    color: black;

    html[data-dui-paper] > body > :not(&) { display: none !important; }
    html[data-dui-paper], html[data-dui-paper] > body {
      height: auto !important;
      min-height: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
      background: white !important;
    }
  }
`;

/* Slightly smaller than its paper, so that rounding does not add an empty sheet. */
export const PaperSheet = styled.div`
  box-sizing: border-box;
  max-width: 100%;
  overflow: hidden;
  break-inside: avoid;

  &:not(:last-child) { break-after: page; }

  & > img {
    display: block;
    width: 100%;
    height: calc(100% - 1px);
    object-fit: contain;
  }
`;
