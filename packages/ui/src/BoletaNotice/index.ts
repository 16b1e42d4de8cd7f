export { BoletaNotice, type BoletaNoticeProps } from './BoletaNotice';
