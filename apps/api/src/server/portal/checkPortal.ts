import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../settings/settings';
import { hasSettingsBlock } from './settingsBlock';

/**
 * Checks that the folder given for the portal contains one. A server with a configured folder must not start without it.
 * @throws SettingsError naming PORTAL_DIR
 */
export function checkPortal(folder: string): void {
  if (!hasSettingsBlock(pageIn(folder))) {
    throw new SettingsError('PORTAL_DIR: debe ser la carpeta de un portal construido, con su index.html');
  }
}

function pageIn(folder: string): string {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return '';
  }
}
