import { Menu, type MenuAction } from '../../Menu';
import { Item, List } from '../../Menu/Menu.styles';

/** A menu and its list of entries as it opens, drawn in place: a menu that is really open would lie over the page. */
export function OpenMenu({ label, items }: { label: string; items: readonly MenuAction[] }) {
  return (
    <>
      <Menu label={label} items={items} />
      <div
        style={{
          width: 'fit-content',
          minWidth: '10rem',
          marginTop: 4,
          border: '1px solid var(--dui-color-border-strong)',
          borderRadius: 'var(--dui-radius-3)',
          background: 'var(--dui-color-surface-raised)',
        }}
      >
        <List aria-label={label}>
          {items.map(({ id, icon, text, isDanger = false }) => (
            <Item key={id} id={id} textValue={text} $isDanger={isDanger}>
              {icon}
              {text}
            </Item>
          ))}
        </List>
      </div>
    </>
  );
}
