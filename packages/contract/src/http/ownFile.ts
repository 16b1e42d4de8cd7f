/** Stands for the studio's own CSV among the charge accounts that a nómina's file is made for. */
export const OWN_FILE_ACCOUNT = 0;
