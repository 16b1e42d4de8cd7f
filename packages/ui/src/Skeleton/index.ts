export { Skeleton, type SkeletonProps } from './Skeleton';
export { SkeletonBar, type SkeletonBarProps } from './SkeletonBar';
