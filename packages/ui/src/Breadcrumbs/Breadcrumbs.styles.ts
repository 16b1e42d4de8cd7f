import { Link } from 'react-aria-components';
import { styled } from 'styled-components';
import { mirrored } from '../ground/direction/mirrored.styles';

export const Crumbs = styled.nav`
  color: var(--dui-color-text-muted);
  font-size: var(--dui-text-sm);
  line-height: 1.5rem;

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    flex: none;
    width: 14px;
    height: 14px;
    ${mirrored}
  }
`;

export const CrumbLink = styled(Link)`
  color: var(--dui-color-text-muted);
`;
