/** What partners build their pages with, family by family: exactly these versions. */
export const pinned = {
  kits: {
    '@hotwired/turbo': '8.0.23',
    alpinejs: '3.17.5',
    bootstrap: '5.3.9',
    'htmx.org': '2.0.4',
    jquery: '3.7.1',
    'jquery-ui-dist': '1.13.3',
    lenis: '1.3.27',
    swiper: '14.4.0',
  },
  react: {
    '@emotion/react': '11.14.0',
    '@emotion/styled': '11.14.1',
    '@headlessui/react': '2.2.10',
    '@mui/material': '9.5.0',
    '@radix-ui/react-dialog': '1.3.1',
    react: '19.3.1',
    'react-aria-components': '1.22.1',
    'react-dom': '19.3.1',
  },
  vue: { '@vitejs/plugin-vue': '6.0.11', vue: '3.5.45' },
  vitepress: { vitepress: '1.6.4' },
  eleventy: { '@11ty/eleventy': '3.1.8' },
} as const satisfies Record<string, Record<string, string>>;
