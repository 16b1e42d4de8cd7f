/**
 * Keys for items that may repeat: the item's name, and how many of that name came before it.
 *
 * @param nameOf what the item is told by, such as a word's text
 */
export function keyed<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): { key: string; item: Item }[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return { key: `${name} ${before}`, item };
  });
}
