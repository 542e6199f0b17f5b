import type { Plugin } from 'vite';

/** What stands in a package, and what in its place; nothing when there is no second. */
type Cut = [there: string, instead?: string];

/**
 * What Lit's base class (`@lit/reactive-element` 2.1.2) does with the page, what it does for controllers, initializers,
 * decorators, accessors, defaults and styles of its own, of which we have none, and the ways to read an attribute that
 * our properties never leave to it. It leaves three globals behind, for its developer tools, its polyfills and its
 * decorators, on pages that are not ours; and 300 bytes of `embed.js` would be for what nobody uses.
 */
const lit: Cut[] = [
  ['a=globalThis', 'a={}'],
  [
    'createRenderRoot(){const t=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return s(t,this.constructor.elementStyles),t}',
  ],
  ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;'],
  [
    'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
  ],
  [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2")'],
  ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}'],
  [',void 0!==t.l&&(this.l=[...t.l])'],
  [',this.constructor.l?.forEach(t=>t(this))'],
  [
    'addController(t){(this._$EO??=new Set).add(t),void 0!==this.renderRoot&&this.isConnected&&t.hostConnected?.()}removeController(t){this._$EO?.delete(t)}',
  ],
  [',this._$EO?.forEach(t=>t.hostConnected?.())'],
  ['this._$EO?.forEach(t=>t.hostDisconnected?.())'],
  ['this._$EO?.forEach(t=>t.hostUpdate?.()),'],
  ['this._$EO?.forEach(t=>t.hostUpdated?.()),'],
  [
    'const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}=i,e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}',
  ],
  ['this.elementStyles=this.finalizeStyles(this.styles)'],
  ['y.elementStyles=[],y.shadowRootOptions={mode:"open"},'],
  ['s=[...r(t),...o(t)]', 's=r(t)'],
  ['||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))'],
  ['{useDefault:i,reflect:e,wrapped:h},r)', '{reflect:e})'],
  ['i&&!(this._$Ej??=new Map).has(t)&&(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||'],
  ['this.hasUpdated||i||', 'this.hasUpdated||'],
  ['r??this._$Ej?.get(e)??r', 'r'],
  ['useDefault:!1,'],
  ['getOwnPropertySymbols:o,'],
  [
    'static finalizeStyles(s){const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)i.unshift(t(s))}else void 0!==s&&i.push(t(s));return i}',
  ],
  [
    'toAttribute(t,s){switch(s){case Boolean:t=t?l:null;break;case Object:case Array:t=null==t?t:JSON.stringify(t)}return t},fromAttribute(t,s){let i=t;switch(s){case Boolean:i=null!==t;break;case Number:i=null===t?null:Number(t);break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}}return i}',
  ],
];

/**
 * i18next 26.7 would fetch texts, and write numbers and dates into them; ours come with the code of a language, and
 * `formatNumber` writes them. Two kilobytes of every page's scripts.
 */
const i18next: Cut[] = [
  [
    'new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options)',
    'new EventEmitter()',
  ],
  ['formatter = Formatter;'],
];

/** A module of one of these packages as it is published. @throws when it is written in another way */
export function without(file: string, code: string): string {
  const [name, cuts] = file.includes('@lit') ? ['Lit', lit] : ['i18next', i18next];
  return cuts.reduce((text, [there, instead = '']) => {
    if (!text.includes(there))
      throw new Error(`${name} is written in another way now, without \`${there}\`.`);
    return text.replace(there, instead);
  }, code);
}

/** What is taken out of packages before it is published; one that is written in another way stops the build. */
export function cutPackages(): Plugin {
  return {
    name: 'cut-packages',
    apply: 'build',
    transform: {
      filter: { id: /@lit\/reactive-element\/reactive-element\.js|i18next\/dist\/esm\/i18next\.js/ },
      handler: (code, id) => without(id, code),
    },
  };
}
