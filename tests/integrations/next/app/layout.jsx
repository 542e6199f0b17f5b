import Script from 'next/script';

export const metadata = { title: 'Partner', icons: 'data:,' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Script type="module" crossOrigin="anonymous" src="https://dap.example.com/embed.js" />
      </body>
    </html>
  );
}
