export default {
  output: 'export',
  trailingSlash: true,
  turbopack: { root: import.meta.dirname },
  allowedDevOrigins: ['127.0.0.1'],
};
