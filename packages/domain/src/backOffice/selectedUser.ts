/** Nobody selected (spec §3). */
export const INITIAL_SELECTED_USER = null;

/** The actions on the selected user. */
export type SelectedUserAction<User> =
  | { type: 'set'; user: User }
  | { type: 'clear' }
  | { type: 'merge'; fields: Partial<User> };

/**
 * The user an administrator has opened: set, cleared, or merged with new fields. A merge applies only if a user is
 * selected (spec §4). Any other action changes nothing.
 */
export function selectedUserReducer<User extends object>(
  state: User | null | undefined = INITIAL_SELECTED_USER,
  action?: SelectedUserAction<User>,
): User | null {
  switch (action?.type) {
    case 'set':
      return action.user;
    case 'clear':
      return null;
    case 'merge':
      return state === null ? null : { ...state, ...action.fields };
    default:
      return state;
  }
}
