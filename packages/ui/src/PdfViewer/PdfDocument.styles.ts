import { Document } from 'react-pdf';
import { styled } from 'styled-components';

/* Apart from the other styles: those are there before pdf.js is. */
export const Boxless = styled(Document)`
  display: contents;
`;
