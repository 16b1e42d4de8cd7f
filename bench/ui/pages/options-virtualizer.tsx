/** What `SearchSelect` would be on the list of react-aria-components: its combo box, popover and virtualised list box. */
import {
  Button,
  ComboBox,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { timeOptions } from './optionsTiming';

timeOptions((options) => (
  <ComboBox defaultItems={options} allowsEmptyCollection>
    <Label>Capítulo</Label>
    <Input />
    <Button>Mostrar opciones</Button>
    <Popover style={{ width: 'var(--trigger-width)' }}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 36 }}>
        <ListBox<(typeof options)[number]> style={{ height: 320, overflow: 'auto' }}>
          {({ value, label }) => <ListBoxItem id={value}>{label}</ListBoxItem>}
        </ListBox>
      </Virtualizer>
    </Popover>
  </ComboBox>
));
