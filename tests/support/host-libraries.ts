/** Old libraries replace `Array.from` by a function without the second argument and without iterators. */
export const hostLibraries = {
  'Prototype.js': `Array.from = function (list) {
      return list == null ? [] : list.toArray ? list.toArray() : Array.prototype.slice.call(list);
    };
    Array.prototype.toArray = Array.prototype.entries = function () { return this.slice() };
    String.prototype.toArray = function () { return this.split('') };
    Array.prototype.toJSON = function () { return '[' + this.map((one) => JSON.stringify(one)).join(', ') + ']' };`,
  MooTools: `Array.from = function (item) {
      return item == null ? [] : Array.isArray(item) || typeof item === 'string' ? [].concat(item) : [].slice.call(item);
    };
    Number.from = parseFloat;
    String.from = String;`,
  'a global variable named URL': "var URL = '/shop/';",
};
