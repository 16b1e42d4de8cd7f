/** Collects warnings and errors from now on; `stop` returns them and restores the console. */
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
