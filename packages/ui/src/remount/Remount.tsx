import { Component, Fragment, type ReactNode } from 'react';

interface RemountProps {
  children: ReactNode;
}

interface State {
  at?: number;
  /** What had the focus when the page failed. */
  focused?: Element | null;
}

/**
 * Mounts its children anew where React finds the page changed by somebody else: a browser's translator puts text into elements of its
 * own, and what React then takes away is not where it was ('NotFoundError'). What is kept outside of it stays; the focus goes
 * back to the same element. Any other error goes on to the next boundary.
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
