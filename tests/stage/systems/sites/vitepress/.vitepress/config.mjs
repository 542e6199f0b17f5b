export default {
  title: 'Partner',
  head: [
    ['link', { rel: 'icon', href: 'data:,' }],
    ['script', { type: 'module', src: 'https://dap.example.com/embed.js' }],
  ],
  themeConfig: { search: { provider: 'local' } },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dap-') } } },
};
