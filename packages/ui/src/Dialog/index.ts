export type { DialogActionsProps, DialogBodyProps, DialogProps } from './Dialog';
export { Dialog, DialogActions, DialogBody } from './Dialog';
export type { DialogSize } from './look';
