/** A feature of CSS that Chromium 106 or Safari 16.4 lacks. What is only nicer (`text-wrap`) or saves bytes (`scripting`) is not in the table. */
type Feature = {
  name: string;
  /** How it is recognised, in a declaration by all that is given; `at` is what stands after an `@`. */
  value?: RegExp;
  property?: RegExp;
  selector?: RegExp;
  at?: RegExp;
};

const features: Feature[] = [
  { name: 'nested rules', selector: /&/ },
  { name: ':popover-open', selector: /:popover-open/ },
  { name: ':open, :user-valid, :state(), :dir()', selector: /:(open|user-(in)?valid|state\(|dir\()/ },
  {
    name: '::details-content, ::scroll-…, ::view-transition',
    selector: /::(details-content|scroll-|view-tr)/,
  },
  { name: ':nth-child(… of …)', selector: /:nth-[\w-]*child\([^)]* of / },
  {
    name: '@starting-style, @scope, @view-transition',
    at: /^(starting-style|scope|view-transition|position-try)/,
  },
  { name: '@container style() and scroll-state()', at: /^container\b.*\b(style|scroll-state)\(/ },
  {
    name: '@media (update) and (inverted-colors)',
    at: /^media\b.*\((update|inverted-)/,
  },
  { name: 'light-dark()', value: /\blight-dark\(/ },
  { name: 'color-mix()', value: /\bcolor-mix\(/ },
  { name: 'relative colours', value: /\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(from / },
  { name: 'oklch() and color()', value: /\b(oklch|oklab|lch|lab|color)\(/ },
  { name: 'dvh, svh, lvh', value: /\d[dsl]v(h|w|i|b|min|max)\b/ },
  { name: 'lh and rlh', value: /\dr?lh\b/ },
  { name: 'subgrid', value: /\bsubgrid\b/ },
  { name: 'linear()', value: /(^|[\s,])linear\(/ },
  {
    name: 'sin(), round(), mod(), abs()',
    value: /\b(a?sin|a?cos|a?tan|atan2|pow|sqrt|hypot|round|mod|rem|abs|sign)\(/,
  },
  { name: 'anchor-name, position-area', property: /^(anchor-|position-(anchor|area|try))/ },
  { name: 'anchor()', value: /\banchor(-size)?\(/ },
  { name: 'calc-size()', value: /\bcalc-size\(/ },
  { name: 'if(), sibling-index() and typed attr()', value: /\bif\(|\bsibling-|\battr\([\w-]+ / },
  { name: 'rect() and xywh() shapes', property: /^(clip|offset)-path$/, value: /\b(rect|xywh|shape)\(/ },
  { name: 'image-set()', value: /(^|[^-])\bimage-set\(/ },
  { name: 'white-space in parts', property: /^(white-space-collapse|text-wrap-mode)$/ },
  { name: 'a mask without prefix', property: /^mask(-image|-size|-position|-repeat)?$/ },
  { name: 'print-color-adjust without prefix', property: /^print-color-adjust$/ },
];

/** A rule with the blocks that it stands in, the outermost first. */
type Rule = { around: string[]; selector: string; declarations: [property: string, value: string][] };

/** What a sheet asks of a browser below our floor without an answer for it. */
export function beyondFloorCss(css: string): string[] {
  const rules = rulesOf(css);
  return features.flatMap((feature) =>
    rules.flatMap((rule) => faults(feature, rule, rules).map((where) => `${feature.name}: ${where}`)),
  );
}

function faults(feature: Feature, rule: Rule, rules: Rule[]): string[] {
  const { around, selector, declarations } = rule;
  if (around.some((block) => asksFor(feature, block) === 'with')) return [];
  const outer = around.filter((block) => feature.at?.test(block.replace('@', '')));
  if (outer.length) return outer;
  if (selector.startsWith('@')) return [];
  if (feature.selector?.test(selector)) return [selector];
  return declarations
    .filter(([property, value], index) => {
      if (!uses(feature, property, value)) return false;
      const earlier = declarations.slice(0, index);
      const plain = earlier.some(
        ([other, old]) =>
          other === `-webkit-${property}` || (other === property && !uses(feature, other, old)),
      );
      // The value of a custom property is read too late to fall back on the one before.
      return !(plain && !property.startsWith('--')) && !isReplaced(feature, rule, property, rules);
    })
    .map(([property]) => `${selector} { ${property} }`);
}

function uses(feature: Feature, property: string, value: string): boolean {
  if (!feature.property && !feature.value) return false;
  return (feature.property?.test(property) ?? true) && (feature.value?.test(value) ?? true);
}

/** Says whether browsers that lack it get the property from a rule of their own. */
function isReplaced(feature: Feature, { selector }: Rule, property: string, rules: Rule[]): boolean {
  return rules.some(
    (rule) =>
      rule.selector === selector &&
      rule.around.some((block) => asksFor(feature, block) === 'without') &&
      rule.declarations.some(([other, value]) => other === property && !uses(feature, other, value)),
  );
}

/** Whether a block is for browsers with or without the feature, or for all. */
function asksFor({ value, selector, property }: Feature, block: string): 'with' | 'without' | undefined {
  const [, not, condition = ''] = /^@supports\s*(not)?\s*(.*)$/s.exec(block) ?? [];
  const [, name = '', shown = ''] = /\(\s*([\w-]+)\s*:(.*)\)$/s.exec(condition) ?? [];
  const asked = selector?.test(condition) || value?.test(shown.trim()) || (name && property?.test(name));
  if (asked) return not ? 'without' : 'with';
  return undefined;
}

/** Takes minified CSS apart. What no rule is (`@import`) is left out. */
function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  const open: Rule[] = [];
  const declare = (text: string) => {
    const [, property, value] = /^\s*([\w-]+)\s*:(.*)$/s.exec(text) ?? [];
    if (property && value) open.at(-1)?.declarations.push([property, value.trim()]);
  };
  const bare = css.replace(/\/\*.*?\*\//gs, '');
  for (const [, text = '', end] of bare.matchAll(/((?:"[^"]*"|'[^']*'|\([^)]*\)|[^{};])*)([{};]|$)/g)) {
    if (end === '{') {
      const parent = open.at(-1);
      const around = parent
        ? [...parent.around, ...(parent.selector.startsWith('@') ? [parent.selector] : [])]
        : [];
      // A rule inside of a rule is nested, with or without its sign.
      const nested = parent && !parent.selector.startsWith('@') && !text.includes('&');
      const rule: Rule = { around, selector: `${nested ? '& ' : ''}${text.trim()}`, declarations: [] };
      found.push(rule);
      open.push(rule);
    } else {
      declare(text);
      if (end === '}') open.pop();
    }
  }
  return found;
}
