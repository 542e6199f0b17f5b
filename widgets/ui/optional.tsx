import { Component, type ComponentType, type ReactNode } from 'react';

type OptionalProps = { children: ReactNode; instead?: ReactNode };

/** If its content throws, for example because the host page has replaced a built-in function, it is missing. */
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

/** A component without which the form still works. */
export function optional<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => (
    <Optional>
      <Part {...props} />
    </Optional>
  );
}
