import { Link as AriaLink } from 'react-aria-components';
import { styled } from 'styled-components';
import type { ButtonLook } from '../Button/Button.styles';
import { buttonStyles } from '../Button/Button.styles';

export const StyledLinkButton = styled(AriaLink)<ButtonLook>`
  ${buttonStyles}
`;
