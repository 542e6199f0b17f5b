import { savesData } from '../../widgets/ui/saves-data.ts';

type Policies = { createPolicy: (name: string, rules: { createScriptURL: () => string }) => Script };
type Script = { createScriptURL: (text: string) => string };

/**
 * Lets the worker keep the site in the language of the page, and in each that it is switched to, from when the
 * visitor turns to something else (WhatsApp with an order above all): the line is free then. Where data is dear, or
 * the browser has no workers or refuses them and their storage, the site is as it was.
 */
export function keepOffline(): void {
  if (!savesData()) addEventListener('visibilitychange', keep, { once: true });
}

async function keep(): Promise<void> {
  try {
    const { serviceWorker } = navigator;
    const { trustedTypes } = window as { trustedTypes?: Policies };
    const address = '/offline.js';
    // The address of a worker is code to a browser with Trusted Types; the policy knows this one alone.
    const script = trustedTypes
      ?.createPolicy('offline', { createScriptURL: () => address })
      .createScriptURL('');
    await serviceWorker.register(script ?? address);
    const { active } = await serviceWorker.ready;
    const tell = () => active?.postMessage(document.documentElement.lang);
    tell();
    new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['lang'] });
  } catch {
    // Refused: then every visit needs the network.
  }
}
