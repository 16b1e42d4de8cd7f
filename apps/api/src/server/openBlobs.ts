import { join } from 'node:path';
import type { Blobs } from '../ground/blobs/blobs';
import { countedBlobs } from '../ground/blobs/countedBlobs';
import { diskBlobs } from '../ground/blobs/diskBlobs';
import { MEGABYTE } from '../ground/disk/room';
import type { Settings } from './settings/settings';

type BlobSettings = Pick<
  Settings,
  'DATABASE_URL' | 'DATA_DIR' | 'DISK_RESERVE_MB' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'
>;

/** The store in the settings: a bucket, or a folder within the data folder. */
export async function openBlobs({
  DATABASE_URL,
  DATA_DIR,
  DISK_RESERVE_MB,
  S3_BUCKET,
  S3_ENDPOINT,
  S3_REGION,
}: BlobSettings): Promise<Blobs> {
  if (S3_BUCKET === undefined) {
    // PostgreSQL's disk is not ours to look after.
    const reserve = DATABASE_URL === undefined ? DISK_RESERVE_MB * MEGABYTE : 0;
    return countedBlobs(diskBlobs(join(DATA_DIR, 'blobs'), reserve));
  }
  // The SDK is large. An installation with files on disk does not load it.
  const { s3Blobs } = await import('../ground/blobs/s3Blobs');
  return countedBlobs(s3Blobs({ bucket: S3_BUCKET, endpoint: S3_ENDPOINT, region: S3_REGION }));
}
