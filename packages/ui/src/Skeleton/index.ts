export { Skeleton, SkeletonBar, type SkeletonBarProps, type SkeletonProps } from './Skeleton';
