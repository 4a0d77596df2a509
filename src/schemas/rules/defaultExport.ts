/** Returns the default export of a CommonJS module: bundlers and Node.js expose it in different ways. */
export function getDefaultExport<Exported>(imported: Exported): Exported {
  const hasDefault = typeof imported === 'object' && imported !== null && 'default' in imported
  return hasDefault ? (imported as { default: Exported }).default : imported
}
