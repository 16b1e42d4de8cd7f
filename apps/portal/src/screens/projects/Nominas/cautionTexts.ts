import type { NominaLine, PayableBoleta } from '@doblaje/contract/client';
import { siiCautionText } from '@doblaje/domain/siiStates';

/** What to know of a boleta before it is paid, in sentences: what the SII's sheet says of it, and what else the server tells. */
export const cautionTexts = ({
  atSii,
  cautions,
}: Pick<PayableBoleta | NominaLine, 'atSii' | 'cautions'>): string[] => [
  ...(atSii === null ? [] : [`${siiCautionText(atSii)}.`]),
  ...cautions,
];
