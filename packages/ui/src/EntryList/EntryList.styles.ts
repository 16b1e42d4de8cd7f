import { styled } from 'styled-components';
import { alignedAsAround } from '../ground/direction/alignedAsAround.styles';

export const Frame = styled.section`
  min-width: 0;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--dui-space-3);
  min-height: var(--dui-row);
  border-bottom: var(--dui-border-1) solid var(--dui-color-border-ink);
`;

export const Title = styled.h3`
  min-width: 0;
  font-size: var(--dui-text-lg);
  line-height: var(--dui-leading-lg);
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 var(--dui-space-2);
  min-height: var(--dui-row);
  border-bottom: var(--dui-line);
`;

/* A list without markers is read without numbers, so these are text. */
export const Place = styled.span`
  align-self: flex-start;
  width: var(--dui-space-6);
  padding: var(--dui-space-2) 0;
  color: var(--dui-color-text-muted);
  font-family: var(--dui-font-mono);
  font-size: var(--dui-text-sm);
  line-height: var(--dui-leading-md);
`;

/* The buttons move to a line of their own before a name would break into letters. */
export const Content = styled.div`
  flex: 1 1 7rem;
  min-width: 0;
  padding: var(--dui-space-2) 0;
  overflow-wrap: anywhere;
  ${alignedAsAround}

  /* A step tells its state in a sentence, which beside its button would be a column of short lines on a phone. */
  ol > * > & {
    flex-basis: 15rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px;
  margin-inline-start: auto;
  /* On a line of their own they keep off the rule. Beside the words they fill the row. */
  margin-block: max(var(--dui-space-1), (var(--dui-row) - var(--dui-control-sm)) / 2 - 1px);
`;

/* The first entry cannot go up and the last cannot go down. A gap in place of that button keeps the others in line. */
export const Gap = styled.span`
  width: var(--dui-control-sm);
`;

export const Nothing = styled.p`
  padding: var(--dui-space-3) 0;
  border-bottom: var(--dui-line);
  color: var(--dui-color-text-muted);
`;
