import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { mount, painted, until } from './measure';
import { options } from './options';

window.run = async () => {
  mount(<SearchSelect label="País" options={options} />);
  await until(() => document.querySelector('input') !== null);
  await painted();
  const start = performance.now();
  // The same gesture as for the peer: a click into the field.
  const input = document.querySelector('input');
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    input?.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, button: 0, detail: 1 }));
  }
  await until(() => document.querySelectorAll('[role=option]').length > 3);
  return { ms: performance.now() - start };
};
