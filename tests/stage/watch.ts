/** A script of a page that takes down what should not happen on it, before anything of ours runs. */
export const watch = `
  window.noise = [];
  for (const type of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(type, (event) => noise.push([type, event.message ?? event.reason ?? event.violatedDirective].join(' ')));
  addEventListener('dap-error', ({ detail }) => { window.failed = detail.reason; });
  for (const method of ['error', 'warn']) console[method] = (...words) => noise.push([method, ...words].join(' '));
`;
