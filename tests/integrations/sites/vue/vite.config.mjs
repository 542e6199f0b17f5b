import vue from '@vitejs/plugin-vue';

const isCustomElement = (tag) => tag.startsWith('dap-');

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
