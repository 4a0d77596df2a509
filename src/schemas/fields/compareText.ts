/**
 * Compares names in alphabetical order: accents and letter case do not matter, and numbers compare by size. The order
 * is the same in every browser and on the server, whatever their language.
 */
export const compareText = new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare
