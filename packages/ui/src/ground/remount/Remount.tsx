import { Component, Fragment, type ReactNode } from 'react';

interface RemountProps {
  children: ReactNode;
}

interface State {
  at?: number;
  /** The element that had the focus when rendering failed. */
  focused?: Element | null;
}

/**
 * Mounts its children anew when something else has changed the page. A browser's translator moves text into its
 * own elements, and React then fails to remove it ('NotFoundError'). State outside of this component survives,
 * and the focus returns to the same element. Any other error goes on to the next boundary.
 */
export class Remount extends Component<RemountProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    if ((error as Error | null)?.name !== 'NotFoundError') throw error;
    return { at: performance.now(), focused: document.activeElement };
  }

  override componentDidUpdate(_: RemountProps, { at }: State) {
    if (at !== this.state.at) import('./focusAgain').then((it) => it.focusAgain(this.state.focused));
  }

  override render() {
    return <Fragment key={this.state.at}>{this.props.children}</Fragment>;
  }
}
