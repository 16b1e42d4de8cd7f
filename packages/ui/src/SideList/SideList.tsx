import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef } from 'react';
import { dirOf } from '../ground/direction/dirOf';
import { Mono } from '../Mono/Mono';
import { Entry, Facts, Frame, Head, Items, Name, Row, State, Title } from './SideList.styles';

/** One entry of the list, which opens beside it. */
export interface SideListItem {
  id: string;
  /** The address of the entry. */
  href: string;
  /** The entry's number, in digits of equal width: '204'. */
  number: string;
  title: string;
  /** The entry's state, a `Status`. */
  status?: ReactNode;
  /** Facts under the title, at the left and at the right: '00:44:12', 'Entrega 24-03-2026'. */
  facts?: readonly [ReactNode, ReactNode];
}

export interface SideListProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> {
  /** The list's h2. It also names the list. */
  title: ReactNode;
  /** At the right of the title: a button to add an entry. */
  action?: ReactNode;
  items: readonly SideListItem[];
  /** The open entry. The list scrolls to it. */
  currentId?: string | undefined;
  /** Replaces the entries when there are none. */
  empty?: ReactNode;
}

/** Entries of one kind, at the left of the open one. Each is a link of two lines. Put the list into `SideColumns`. */
export function SideList({ title, action, items, currentId, empty, ...section }: SideListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const box = list.current;
    const current = currentId && box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    const at = current.getBoundingClientRect();
    const seen = box.getBoundingClientRect();
    // Not scrollIntoView, which would scroll the page too.
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
                  <Name dir="auto" title={name}>
                    {name}
                  </Name>
                  {status !== undefined && <State>{status}</State>}
                </Row>
                {facts && (
                  <Facts>
                    <span dir={dirOf(facts[0])}>{facts[0]}</span>
                    <span dir={dirOf(facts[1])}>{facts[1]}</span>
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
