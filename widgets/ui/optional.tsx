import { Component, type ReactNode } from 'react';

type OptionalProps = { children: ReactNode; instead?: ReactNode };

/** A part without which the form still works. If it throws, for example because the page has replaced a built-in function, it is missing. */
export class Optional extends Component<OptionalProps> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    const { children, instead } = this.props;
    return this.state.hasThrown ? instead : children;
  }
}
