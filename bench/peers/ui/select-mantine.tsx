import '@mantine/core/styles.css';
import { MantineProvider, Select } from '@mantine/core';
import { mount, painted, until } from '../../ui/pages/measure';
import { options } from '../../ui/pages/options';

window.run = async () => {
  mount(
    <MantineProvider>
      <Select label="País" data={options} searchable />
    </MantineProvider>,
  );
  await until(() => document.querySelector('input') !== null);
  await painted();
  const start = performance.now();
  const input = document.querySelector('input');
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    input?.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, button: 0, detail: 1 }));
  }
  await until(() => document.querySelectorAll('[role=option]').length > 3);
  return { ms: performance.now() - start };
};
