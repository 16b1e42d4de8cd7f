import type { ListDescription } from '@doblaje/contract/lists';
import { Drawer } from '@doblaje/ui/Drawer';
import { Skeleton } from '@doblaje/ui/Skeleton';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { ListAddress } from './address';
import type { OpenAnswer, OpenData } from './loaders';
import { linkThatOpens } from './OpenLink';
import { useOpenRow } from './useList';
import { useStandingAnswer } from './useStandingAnswer';

interface OpenBesideProps<Item> {
  address: Pick<ListAddress<ListDescription>, 'openId' | 'withOpen'>;
  /** Name of what is open. */
  title: (item: Item) => string;
  /** Beneath the name. */
  meta?: (item: Item) => ReactNode;
  /** The item itself. */
  children: (item: Item) => ReactNode;
  /** Stays at the drawer's foot: what one decides on it. */
  footer?: (item: Item) => ReactNode;
  /** Beside the button that closes it: to the row before and after. */
  actions?: ReactNode;
  /** It fills the drawer up to its edges. @default false */
  isFlush?: boolean;
  /** While nothing is known of it yet: 'Abriendo documento'. */
  opening: string;
  /** Where it did not come: 'No pudimos abrir el documento'. */
  failed: string;
  /** In its place then: why. */
  failure: (error: unknown, isRetrying: boolean) => ReactNode;
  /** Two ids of the same name are one item, which has got another id meanwhile. @default each is its own */
  nameOf?: (id: string) => string;
}

const NONE = Promise.resolve({ question: '', id: '' });

/** The row that the address opens, beside its list: a column on wide screens, the whole of a phone. Rendered by the route of `openLoader`. */
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
  const { value, isPending } = useStandingAnswer<OpenAnswer<Item>>(answer ?? NONE);
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
