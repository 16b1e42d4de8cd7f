export {
  PublicHeader,
  type PublicHeaderLabels,
  type PublicHeaderLink,
  type PublicHeaderProps,
} from './PublicHeader';
