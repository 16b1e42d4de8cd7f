import Bowser from 'bowser';

/** A header may have any length; the browser's name stands within this many characters. */
const READ = 400;

/**
 * A browser's name in words: 'Firefox en Windows', 'Safari en iOS'; '' when the header names none. It only helps people to recognize their
 * own browser. No decision depends on it, because a client can send any name.
 * @param agent its User-Agent
 */
export function browserName(agent: string | undefined): string {
  const { browser, os } = Bowser.parse(agent?.slice(0, READ) || ' ');
  const name = browser.name ?? '';
  return os.name && name ? `${name} en ${os.name}` : name;
}
