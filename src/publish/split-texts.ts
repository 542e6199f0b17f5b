import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The texts that only the cards show. */
const ofCards = /^(card|employee)\./;

/**
 * In the embed, `locales/ar.json` leaves out what `locales/ar.json?cards` holds: a partner's page loads the
 * words of the widgets it has. The site takes each language whole, and `?cards` is then empty.
 */
export function splitTexts(): Plugin {
  return {
    name: 'split-texts',
    enforce: 'pre',
    load: {
      filter: { id: /\/widgets\/locales\/\w+\.json(\?cards)?$/ },
      handler(id) {
        const [file = '', cards] = id.split('?');
        const split = this.environment.name === 'embed';
        if (!split && !cards) return undefined;
        const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
        const kept = texts.filter(([key]) => split && ofCards.test(key) === Boolean(cards));
        const json = JSON.stringify(Object.fromEntries(kept));
        return cards ? { code: `export default ${json}`, moduleType: 'js' } : json;
      },
    },
  };
}
