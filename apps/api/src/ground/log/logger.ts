import { type Logger, pino } from 'pino';
import { currentTraceId } from '../tracing/spans';
import { textOfLine } from './textLines';

/** What is logged: errors; also answers that say that the server has failed (warn); also every other answer (info). */
export const LOG_LEVELS = ['silent', 'error', 'warn', 'info'] as const;

/** JSON for programs, text for a person at a terminal. One entry is one line, except an error's stack in text. */
export const LOG_FORMATS = ['json', 'text'] as const;

interface LogOptions {
  level: (typeof LOG_LEVELS)[number];
  format: (typeof LOG_FORMATS)[number];
}

/** What pino calls the level 'error'. */
const ERROR = 50;

function createLogger({ level, format }: LogOptions): Logger {
  const destination = {
    // With this pino says the level of each entry.
    [pino.symbols.needsMetadataGsym]: true,
    lastLevel: 0,
    write(line: string) {
      const text = format === 'json' ? line.trimEnd() : textOfLine(line);
      // The console does not mind a reader that has gone away.
      if (this.lastLevel >= ERROR) console.error(text);
      else console.log(text);
    },
  };
  return pino(
    {
      level,
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const trace_id = currentTraceId();
        return trace_id === undefined ? {} : { trace_id };
      },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

let logger = createLogger({ level: 'error', format: 'text' });

/** Says how this process logs. Until then it logs errors, as text. */
export function configureLog(options: LogOptions): void {
  logger = createLogger(options);
}

/** The log of this process: errors go to stderr, everything else to stdout. */
export const log = (): Logger => logger;
