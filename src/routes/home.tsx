import { OrderSection } from '../sections/order.tsx';

export function Home() {
  return <OrderSection />;
}
