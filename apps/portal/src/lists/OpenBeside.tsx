import type { ListDescription } from '@doblaje/contract/lists';
import { Drawer } from '@doblaje/ui/Drawer';
import { Skeleton } from '@doblaje/ui/Skeleton';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useAnswer } from '../requests/useAnswer';
import type { ListAddress } from './address';
import type { OpenAnswer, OpenData } from './loaders';
import { linkThatOpens } from './OpenLink';
import { useOpenRow } from './useList';

interface OpenBesideProps<Item> {
  address: Pick<ListAddress<ListDescription>, 'openId' | 'withOpen'>;
  /** The open item's name. */
  title: (item: Item) => string;
  /** Content beneath the name. */
  meta?: (item: Item) => ReactNode;
  /** The item's content. */
  children: (item: Item) => ReactNode;
  /** Stays at the drawer's foot: the decisions on the item. */
  footer?: (item: Item) => ReactNode;
  /** Stands beside the close button: the buttons to the previous and next row. */
  actions?: ReactNode;
  /** The content fills the drawer up to its edges. @default false */
  isFlush?: boolean;
  /** The drawer's name before the item is known: 'Abriendo documento'. */
  opening: string;
  /** The drawer's name after a failure: 'No pudimos abrir el documento'. */
  failed: string;
  /** Stands in the item's place after a failure and says why. */
  failure: (error: unknown, isRetrying: boolean) => ReactNode;
  /** Ids with the same name are one item, whose id has changed meanwhile. @default each id is its own item */
  nameOf?: (id: string) => string;
}

const NONE = Promise.resolve({ question: '', id: '' });

/**
 * Shows the row that the address opens beside its list: in a column on wide screens, over the whole screen of a phone. The route with
 * `openLoader` renders it.
 */
export function OpenBeside<Item extends { readonly id: string | number }>({
  address,
  title,
  meta,
  children,
  footer,
  actions,
  isFlush = false,
  opening,
  failed,
  failure,
  nameOf = (id) => id,
}: OpenBesideProps<Item>) {
  const { id, answer } = useLoaderData<OpenData<Item>>();
  const { value, isPending } = useAnswer<OpenAnswer<Item>>(answer ?? NONE);
  const { close } = useOpenRow(address);
  const { item, error } = value && id !== null && nameOf(value.id) === nameOf(id) ? value : {};
  const hasFailed = item === undefined && error !== undefined;
  const waiting = <Skeleton lines={6} labels={{ loading: `${opening}...` }} />;
  return (
    <Drawer
      isOpen={id !== null}
      onOpenChange={close}
      title={item ? title(item) : hasFailed ? failed : opening}
      meta={item && meta?.(item)}
      isFlush={isFlush && item !== undefined}
      actions={actions}
      footer={item && footer?.(item)}
      returnFocusTo={() => linkThatOpens(id)}
    >
      {item ? children(item) : hasFailed ? failure(error, isPending) : waiting}
    </Drawer>
  );
}
