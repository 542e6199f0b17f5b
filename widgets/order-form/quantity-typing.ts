import { type Quantity, readQuantity } from './quantity.ts';

/**
 * The quantity while it is typed. The control keeps only digits, so a sign that ends a number would be forgotten with
 * the next key, and 500.5 become 5005: here it is remembered.
 */
export function quantityTyping() {
  let whole = '';
  let read = readQuantity('');
  return {
    /**
     * What the control shows of what stands in it now.
     * @param key what was added by typing, if that is known
     */
    type(now: string, key = ''): string {
      if (now === read.tons) return now;
      const betweenDigits = key.length === 1 && now.length === read.tons.length + 1 && !now.endsWith(key);
      if (key && now === read.tons + key) whole += key;
      else if (!betweenDigits || readQuantity(key).tons) whole = now;
      read = readQuantity(whole);
      return read.tons;
    },
    /** What was left out is forgotten: what is typed from now on follows what is shown. */
    goOn(): void {
      whole = read.tons;
    },
    /** All that is known of the number that the control shows. */
    understood: (): Quantity => read,
  };
}
