import type { NoticeVersion } from '@doblaje/contract/client';
import { momentDayText } from '@doblaje/domain/days';
import { ActionList } from '@doblaje/ui/ActionList';

/** 'Versión 2, 12-10-2026'. */
export const versionText = ({ version, publishedAt }: NoticeVersion): string =>
  `Versión ${version}, ${momentDayText(publishedAt)}`;

interface NoticeVersionsProps {
  versions: readonly NoticeVersion[];
  /** The address of a version. */
  hrefOf: (version: number) => string;
}

/** Versions of the privacy notice, each a link to its text, with what changed for people. */
export const NoticeVersions = ({ versions, hrefOf }: NoticeVersionsProps) => (
  <ActionList
    aria-label="Versiones del aviso"
    items={versions.map((one) => ({
      id: `${one.version}`,
      text: one.summary === '' ? versionText(one) : `${versionText(one)}: ${one.summary}`,
      href: hrefOf(one.version),
    }))}
  />
);
