/* One icon an entry, which the package leaves without types. */
declare module '@lucide/icons/icons/*' {
  const icon: { node: [tag: string, attributes: Record<string, string>][] };
  export default icon;
}
