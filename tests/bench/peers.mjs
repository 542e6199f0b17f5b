import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist } from './ground.mjs';
import { bundled, rival, rivalFile } from './rivals.mjs';

const [giscus, typeform, cal, shopify] = [
  'giscus@1.6.0',
  '@typeform/embed@6.1.1',
  '@calcom/embed-core@1.5.3',
  '@shopify/buy-button-js@3.0.6',
];
const snippet = '@calcom/embed-snippet@1.3.3';

/** What Cal's own frame tells, so that its script shows it. */
const calFrame =
  '<!doctype html><input><script>for (const type of ["__iframeReady", "linkReady"]) parent.postMessage({ fullType: "CAL::" + type, data: {} }, "*")</script>';

const edges = (...nodes) => ({
  pageInfo: { hasNextPage: false, hasPreviousPage: false },
  edges: nodes.map((node) => ({ cursor: node.id, node })),
});
const price = { amount: '500.0', currencyCode: 'USD' };
/** A product as Shopify's server would describe it. */
const product = {
  __typename: 'Product',
  id: 'gid://shopify/Product/1',
  availableForSale: true,
  title: 'DAP 18-46-0',
  handle: 'dap',
  description: '',
  descriptionHtml: '',
  productType: '',
  vendor: '',
  options: [{ id: 'gid://shopify/ProductOption/1', name: 'Packaging', values: ['Bags', 'Loose'] }],
  images: edges(),
  variants: edges(
    ...['Bags', 'Loose'].map((value, at) => ({
      id: `gid://shopify/ProductVariant/${at + 1}`,
      title: value,
      available: true,
      price,
      priceV2: price,
      compareAtPrice: null,
      compareAtPriceV2: null,
      selectedOptions: [{ name: 'Packaging', value }],
      image: null,
    })),
  ),
};

/**
 * Each as its own page tells one to put it in: `all` is its script, `start` what the page's own script does, `shown`
 * where it is seen. Their servers are not asked: `frame` is the page that answers for their windows, `answer` their data.
 */
export async function embeds() {
  const calStart = rivalFile(snippet, 'dist/snippet.umd.js');
  return [
    {
      name: '`embed.js`',
      all: readFileSync(join(dist, 'embed.js'), 'utf8'),
      module: '/embed.js',
      body: '<dap-order-form loading="eager"></dap-order-form>',
      shown: 'dap-order-form',
    },
    {
      name: giscus,
      all: await bundled(`import '${join(rival(giscus), 'dist/giscus.mjs')}'`),
      module: true,
      body: '<giscus-widget repo="a/b" repoid="R" category="c" categoryid="d" mapping="specific" term="t"></giscus-widget>',
      shown: 'giscus-widget',
    },
    {
      name: typeform,
      all: rivalFile(typeform, 'build/embed.js'),
      body: '<div id="place" data-tf-widget="abc"></div>',
      shown: '#place',
    },
    {
      name: cal,
      all: rivalFile(cal, 'dist/embed/embed.js'),
      before: `${calStart};window.snippet.default(new URL('script.js', document.currentScript.src).href)`,
      start: 'window.Cal("init");window.Cal("inline",{elementOrSelector:"#place",calLink:"a/b"})',
      body: '<div id="place"></div>',
      shown: '#place',
      frame: calFrame,
    },
    {
      name: shopify,
      all: rivalFile(shopify, 'dist/buybutton.min.js'),
      start:
        'const c=ShopifyBuy.buildClient({domain:"a.myshopify.com",storefrontAccessToken:"b"});ShopifyBuy.UI.init(c).createComponent("product",{id:"1",node:document.querySelector("#place")})',
      body: '<div id="place"></div>',
      shown: '#place',
      answer: { data: { node: product } },
    },
  ];
}
