import { SearchSelect } from '@doblaje/ui/SearchSelect';
import { mount, painted, until } from './measure';
import { options } from './options';

window.run = async () => {
  mount(<SearchSelect label="País" options={options} />);
  await until(() => document.querySelector('button') !== null);
  await painted();
  const start = performance.now();
  const button = document.querySelector('button');
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
    button?.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, button: 0, detail: 1 }));
  }
  await until(() => document.querySelectorAll('[role=option]').length > 3);
  return { ms: performance.now() - start };
};
