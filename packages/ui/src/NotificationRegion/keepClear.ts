/** What closes a dialog or a drawer. A notification never covers it, wherever it stands. */
const closing = '[data-dui-close], [role="dialog"] [slot="close"]';

/** Pixels between a stack and a close button. */
const gap = 4;
/** The least width of a stack beside a close button, and the most height of a notification, in rem. */
const least = { width: 12, height: 10 };

interface Span {
  from: number;
  to: number;
}

const closers = () =>
  [...document.querySelectorAll(closing)]
    .map((button) => button.getBoundingClientRect())
    .filter(({ width }) => width > 0);

const besides = (box: DOMRect, other: DOMRect) => box.right <= other.left || other.right <= box.left;
const meets = (box: DOMRect, other: DOMRect) =>
  !besides(box, other) && box.top < other.bottom && other.top < box.bottom;

/** Whether a stack of the region covers a close button now. */
export function coversClose(region: HTMLElement): boolean {
  const boxes = [...region.querySelectorAll('[data-floats]')].map((stack) => stack.getBoundingClientRect());
  return closers().some((closer) => boxes.some((box) => meets(box, closer)));
}

/** What is left of a height without the close buttons in it, from top to bottom. */
function freeSpans(whole: Span, taken: readonly DOMRect[]): Span[] {
  let spans = [whole];
  for (const { top, bottom } of taken) {
    spans = spans.flatMap(({ from, to }) => [
      { from, to: Math.min(to, top - gap) },
      { from: Math.max(from, bottom + gap), to },
    ]);
  }
  return spans.filter(({ from, to }) => to > from);
}

const lengthOf = ({ from, to }: Span) => to - from;

/** The first span that a stack fits in, or the longest: it scrolls there. */
const choose = (spans: readonly Span[], height: number) =>
  spans.find((span) => lengthOf(span) >= height) ?? [...spans].sort((a, b) => lengthOf(b) - lengthOf(a))[0];

/** A stack as high as the window is at both ends, so its place tells, not its box. */
function startsAtTop({ dataset: { position = 'top', aside = '' } }: HTMLElement): boolean {
  return position.startsWith('top') !== aside.includes('edge');
}

function limit(stack: HTMLElement, taken: readonly DOMRect[]) {
  const box = stack.getBoundingClientRect();
  const most = Number.parseFloat(getComputedStyle(stack).maxHeight);
  const isTop = startsAtTop(stack);
  const whole = isTop ? { from: box.top, to: box.top + most } : { from: box.bottom - most, to: box.bottom };
  const spans = freeSpans(whole, taken);
  const span = choose(isTop ? spans : spans.reverse(), stack.scrollHeight);
  if (!span) return;
  if (isTop) stack.style.marginTop = `${span.from - whole.from}px`;
  else stack.style.marginBottom = `${whole.to - span.to}px`;
  stack.style.maxHeight = `${lengthOf(span)}px`;
  stack.dataset.limited = '';
}

/** A stack in a bar stays at the top, so it becomes narrower where it would reach down to a close button. */
function narrow(stack: HTMLElement, taken: readonly DOMRect[]): boolean {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const box = stack.getBoundingClientRect();
  const near = taken.filter(({ top }) => top < box.top + least.height * rem);
  if (near.length === 0) return false;
  const before = { from: box.left, to: Math.min(...near.map(({ left }) => left)) - gap };
  const after = { from: Math.max(...near.map(({ right }) => right)) + gap, to: box.right };
  const span = lengthOf(before) >= lengthOf(after) ? before : after;
  if (lengthOf(span) < least.width * rem) return false;
  Object.assign(stack.style, {
    left: `${span.from}px`,
    right: 'auto',
    width: `${lengthOf(span)}px`,
    margin: '0',
    translate: 'none',
  });
  return true;
}

/** For which page a stack was last put clear. Doing it again would scroll the stack to its beginning. */
const done = new WeakMap<HTMLElement, string>();

/** Keeps a stack, unfolded too, off the close buttons of open dialogs: above, below or beside them, and no higher than there is room. */
export function keepClear(stack: HTMLElement): void {
  const all = closers();
  const page = () =>
    JSON.stringify([all, stack.dataset.aside, stack.scrollHeight, window.innerWidth, window.innerHeight]);
  if (done.get(stack) === page()) return;
  stack.removeAttribute('style');
  delete stack.dataset.limited;
  const inReach = () => all.filter((closer) => !besides(stack.getBoundingClientRect(), closer));
  const isInBar = stack.dataset.part === 'in-bar';
  if (inReach().length > 0 && isInBar) narrow(stack, inReach());
  const taken = inReach();
  if (taken.length > 0) limit(stack, taken);
  done.set(stack, page());
}
