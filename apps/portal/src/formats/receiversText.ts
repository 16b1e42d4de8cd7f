import { peopleCountText } from '@doblaje/domain/amounts';

/** 'Lo recibirá 1 persona', 'Lo recibirán 12 personas'. */
export const receiversText = (count: number): string =>
  `Lo ${count === 1 ? 'recibirá' : 'recibirán'} ${peopleCountText(count)}`;
