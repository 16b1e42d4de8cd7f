/** What pages that hold their address do with a way back, or forward: before the router hears of it. */
export const popListeners = new Set<(event: PopStateEvent) => void>();

/** To be called before the router is made: a window calls its listeners in the order in which they came, capturing ones too. */
export function hearPopsFirst(): void {
  window.addEventListener('popstate', (event) => {
    for (const hear of popListeners) hear(event);
  });
}
