import { screen, userEvent, waitFor, within } from 'storybook/test';

const inRegion = () => within(screen.getByRole('region', { name: 'Notificaciones' }));

/**
 * Waits until `find` finds something among the notifications. It looks for their region anew at each try, because the region leaves the
 * page with its last notification.
 */
export const findInNotices = <Found>(find: (region: ReturnType<typeof inRegion>) => Found): Promise<Found> =>
  waitFor(() => find(inRegion()));

/** Waits for a notification with this text. */
export const findNotice = (text: string | RegExp): Promise<HTMLElement> =>
  findInNotices((region) => region.getByText(text));

/** Waits for a notification that offers 'Deshacer', and presses it. */
export const pressUndo = async (): Promise<void> =>
  userEvent.click(await findInNotices((region) => region.getByRole('button', { name: 'Deshacer' })));
