// One mixed set of what people type: half of it right, half wrong in the usual ways. Nothing on which a peer hangs (a few hundred
// digits) or throws, so that all of them can run it.

/** A repeatable stream of whole numbers below `limit` (Lehmer generator): the same set in every run. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

function checkDigit(body: string): string {
  let sum = 0;
  for (let i = 0; i < body.length; i++) sum += Number(body[body.length - 1 - i]) * ((i % 6) + 2);
  return '0K987654321'[sum % 11] ?? '';
}

const dotted = (body: string) => body.replace(/\B(?=(\d{3})+$)/g, '.');

/** `count` texts: valid ones dotted, with hyphen only and plain; wrong check digits; too short, too long; letters. */
export function mixedRuts(count: number): string[] {
  const next = numbers(20_260_305);
  return Array.from({ length: count }, (_, i) => {
    const body = String(1_000_000 + next(98_000_000));
    const digit = checkDigit(body);
    const wrong = digit === '1' ? '2' : '1';
    switch (i % 8) {
      case 0:
      case 1:
        return `${dotted(body)}-${digit}`;
      case 2:
        return `${body}-${digit.toLowerCase()}`;
      case 3:
        return `${body}${digit}`;
      case 4:
        return `${dotted(body)}-${wrong}`;
      case 5:
        return `${body}-${wrong}`;
      case 6:
        return `${body.slice(0, 5)}-${digit}`;
      default:
        return i % 16 === 7 ? `${body}a-${digit}` : `${body}${body}-${digit}`;
    }
  });
}
