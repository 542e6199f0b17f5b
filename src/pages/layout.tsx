import type { ReactNode } from 'react';
import { Footer } from '../sections/footer.tsx';
import { Header } from '../sections/header.tsx';

/** Everything in the `<body>` of a route. */
export function Layout({ route, children }: { route: string; children: ReactNode }) {
  return (
    <>
      <Header route={route} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer route={route} />
    </>
  );
}
