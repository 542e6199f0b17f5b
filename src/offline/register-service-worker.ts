import { isFast } from '../../widgets/element/loading.ts';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => Script };
type Script = { createScriptURL: (text: string) => string };

/**
 * Registers the service worker, which caches the site in each language that the visitor uses, when the page is hidden:
 * the network is idle then. Nothing is cached on slow connections and with Save-Data.
 */
export function keepOffline(): void {
  if (isFast()) addEventListener('visibilitychange', register, { once: true });
}

async function register(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const { trustedTypes } = window as { trustedTypes?: Policies };
    const url = '/offline.js';
    // Trusted Types requires a policy for the URL of a worker. It allows only this URL.
    const script = trustedTypes?.createPolicy('offline', { createScriptURL: () => url }).createScriptURL('');
    await serviceWorker.register(script ?? url);
    const { active } = await serviceWorker.ready;
    const sendLanguage = () => active?.postMessage(document.documentElement.lang);
    sendLanguage();
    new MutationObserver(sendLanguage).observe(document.documentElement, { attributeFilter: ['lang'] });
  } catch {
    // The browser does not allow it. Then every visit needs the network.
  }
}
