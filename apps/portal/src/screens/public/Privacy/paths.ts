import { addressParam } from '../../../lists/addressParam';

/** The path of the privacy notice. */
export const PRIVACY_PATH = '/privacy';

const versionParam = addressParam('version');

/** The version that an address names; null: the one in force. */
export const versionIn = (search: string): string | null => versionParam.openId(search);

/** The address of a version of the notice. */
export const versionPath = (version: number): string =>
  `${PRIVACY_PATH}${versionParam.withOpen('', `${version}`)}`;
