/** Decodes a label of an international domain, without its `xn--` (Punycode, RFC 3492). An invalid label gives any text. */
export function decodePunycode(label: string): string {
  const hyphen = label.lastIndexOf('-');
  const output = [...label.slice(0, Math.max(hyphen, 0))];
  let [codePoint, index, bias] = [128, 0, 72];
  for (let next = hyphen + 1; next < label.length; ) {
    const start = index;
    for (let weight = 1, base = 36; next < label.length; base += 36) {
      const digit = (Number.parseInt(label.charAt(next++), 36) + 26) % 36;
      const threshold = Math.min(26, Math.max(1, base - bias));
      index += digit * weight;
      weight *= 36 - threshold;
      if (digit < threshold) break;
    }
    const length = output.length + 1;
    let delta = Math.floor((index - start) / (start ? 2 : 700));
    delta += Math.floor(delta / length);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    codePoint += Math.floor(index / length);
    index %= length;
    output.splice(index++, 0, String.fromCodePoint(codePoint));
  }
  return output.join('');
}
