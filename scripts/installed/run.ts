import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command as a stranger's machine would. @throws Error with all it said, when it fails */
export async function must(cwd: string, command: string, ...args: string[]): Promise<string> {
  // Not this workspace's own settings.
  const { NODE_OPTIONS: _, NODE_ENV: __, ...env } = process.env;
  try {
    const options = { cwd, maxBuffer: 64 * 1024 * 1024, env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } };
    const { stdout } = await execute(command, args, options);
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} in ${cwd}\n${stdout}${stderr || String(error)}`);
  }
}
