/** It is built once, and thrown away: nothing is kept for a next time. */
export default { experimental: { turbopackFileSystemCacheForBuild: false } };
