export { Icon, type IconProps } from './Icon';
export type { IconSize } from './look';
