import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { Mono } from '../Mono/Mono';
import { Entry, Facts, Frame, Head, Items, Name, Row, State, Title } from './SideList.styles';

/** One thing that opens beside the list. */
export interface SideListItem {
  id: string;
  /** Where it opens. */
  href: string;
  /** Its number, in figures of one width: '204'. */
  number: string;
  title: string;
  /** Its state, a `Status`. */
  status?: ReactNode;
  /** Beneath the title, at the left and at the right: '00:44:12', 'Entrega 24-03-2026'. */
  facts?: readonly [ReactNode, ReactNode];
}

export interface SideListProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The list's h2, which names it too. */
  title: ReactNode;
  /** At the right of the title: what adds one. */
  action?: ReactNode;
  items: readonly SideListItem[];
  /** The one that is open; it is brought into sight. */
  currentId?: string | undefined;
  /** In place of entries, where there are none. */
  empty?: ReactNode;
}

/** Things of one sort at the left of the one that is open: two lines each, every one a link. Put it in `SideColumns`. */
export function SideList({ title, action, items, currentId, empty, ...section }: SideListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const current = currentId && box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    const at = current.getBoundingClientRect();
    const seen = box.getBoundingClientRect();
    // By hand: scrollIntoView would move the page too.
    if (at.top < seen.top || at.bottom > seen.bottom)
      box.scrollTop += at.top - seen.top - box.clientHeight / 2;
  }, [currentId]);
  return (
    <Frame aria-labelledby={id} {...section}>
      <Head>
        <Title id={id}>{title}</Title>
        {action}
      </Head>
      {items.length === 0 ? (
        empty
      ) : (
        <Items ref={list} role="list">
          {items.map(({ id: key, href, number, title: name, status, facts }) => (
            <li key={key}>
              <Entry href={href} aria-current={key === currentId ? 'true' : undefined}>
                <Mono>{number}</Mono>
                <Row>
                  <Name title={name}>{name}</Name>
                  {status !== undefined && <State>{status}</State>}
                </Row>
                {facts && (
                  <Facts>
                    <span>{facts[0]}</span>
                    <span>{facts[1]}</span>
                  </Facts>
                )}
              </Entry>
            </li>
          ))}
        </Items>
      )}
    </Frame>
  );
}
