import Bowser from 'bowser';

/** A header may be of any length; what names a browser stands within this. */
const READ = 400;

/**
 * What a browser calls itself, in words: 'Firefox en Windows', 'Safari en iOS'; '' where it does not say. Nothing is
 * decided by it, for anybody may call themselves anything: it helps people to know their own again.
 * @param agent its User-Agent
 */
export function browserName(agent: string | undefined): string {
  const { browser, os } = Bowser.parse(agent?.slice(0, READ) || ' ');
  const name = browser.name ?? '';
  return os.name && name ? `${name} en ${os.name}` : name;
}
