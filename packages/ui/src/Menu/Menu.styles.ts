import { Menu, MenuItem } from 'react-aria-components';
import { css, styled } from 'styled-components';
import { popoverList, popoverOption } from '../ground/popover/Popover.styles';

export const List = styled(Menu)`
  ${popoverList}
`;

export const Item = styled(MenuItem)<{ $isDanger: boolean }>`
  ${popoverOption}
  ${({ $isDanger }) =>
    $isDanger &&
    css`
      color: var(--dui-color-danger);

      svg {
        color: inherit;
      }
    `}
`;
