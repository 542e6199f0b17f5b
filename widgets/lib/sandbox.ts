/** The tokens that the `sandbox` attribute of an iframe with widgets needs, and what each is for. */
export const sandboxTokens: Record<string, string> = {
  'allow-scripts': 'the widgets run',
  'allow-same-origin': 'the widgets load in Safari',
  'allow-popups': 'WhatsApp opens',
  'allow-popups-to-escape-sandbox': 'WhatsApp has its storage in the new tab',
  'allow-downloads': 'contact files are saved',
};
