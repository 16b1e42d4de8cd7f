/** Collects what is written as a warning or an error from here on; `stop` gives it back and puts the console right. */
export function listenToConsole(): { stop: () => string[] } {
  const said: string[] = [];
  const { error, warn } = console;
  const write = (...parts: unknown[]) => {
    said.push(parts.map(String).join(' '));
  };
  console.error = write;
  console.warn = write;
  return {
    stop: () => {
      console.error = error;
      console.warn = warn;
      return said;
    },
  };
}
