export default {
  compatibilityDate: '2026-01-01',
  app: { head: { title: 'Partner', htmlAttrs: { lang: 'en' }, link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dap-') } },
  nitro: { prerender: { routes: ['/module', '/classic'], crawlLinks: false } },
  runtimeConfig: { public: { script: process.env.DAP_SCRIPT } },
};
