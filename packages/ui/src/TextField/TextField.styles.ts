import { TextField as AriaTextField } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldRoot } from '../FieldShell/FieldShell.styles';

export const TextFieldRoot = styled(AriaTextField)`
  ${fieldRoot}
`;
