import type { Plugin } from 'vite';

/**
 * What Lit's base class (`@lit/reactive-element` 2.1.2) does with the page, what it does for controllers, initializers,
 * decorators, defaults and styles of its own, of which we have none, and the ways to read an attribute that our
 * properties never leave to it; with what stands in its place.
 */
const cuts: [there: string, instead?: string][] = [
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
 * Lit leaves three globals behind, for its developer tools, its polyfills and its decorators, on pages that are not
 * ours; and 300 bytes of `embed.js` would be for what nobody uses. It can go when Lit leaves none; the build stops when Lit is written in another way.
 */
export function litAlone(): Plugin {
  return {
    name: 'lit-alone',
    apply: 'build',
    transform: {
      filter: { id: /@lit\/reactive-element\/reactive-element\.js/ },
      handler(code) {
        return cuts.reduce((text, [there, instead = '']) => {
          if (!text.includes(there)) this.error(`Lit is written in another way now, without \`${there}\`.`);
          return text.replace(there, instead);
        }, code);
      },
    },
  };
}
