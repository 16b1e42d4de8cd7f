/** Listeners of the pages that hold their address. They hear a step back or forward before the router does. */
export const popListeners = new Set<(event: PopStateEvent) => void>();

/** Call this before the router is made. A window calls its listeners in the order they were added, capturing ones too. */
export function hearPopsFirst(): void {
  window.addEventListener('popstate', (event) => {
    for (const hear of popListeners) hear(event);
  });
}
