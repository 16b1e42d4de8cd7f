import { Document } from 'react-pdf';
import { styled } from 'styled-components';

/* In its own file, because the other styles load before pdf.js does. */
export const Boxless = styled(Document)`
  display: contents;
`;
