/* Runs in its own Node process without a DOM: prints the HTML of every component as JSON. */
import { renderToString } from 'react-dom/server';
import { cases } from './cases/cases';
import { listenToConsole } from './console';
import { Harness } from './Harness';

/** A component as the server rendered it. */
export interface ServerResult {
  html: string;
  complaints: string[];
}

const results: Record<string, ServerResult> = {};
for (const [name, given] of Object.entries(cases)) {
  const listening = listenToConsole();
  let html = '';
  const failures: string[] = [];
  try {
    html = renderToString(<Harness given={given} probeRef={() => {}} />);
  } catch (error) {
    failures.push(String(error));
  }
  results[name] = { html, complaints: [...failures, ...listening.stop()] };
}
process.stdout.write(JSON.stringify({ hasDom: typeof document !== 'undefined', results }));
