/** What a CommonJS module exports by default: bundlers and Node disagree on where that stands. */
export function defaultExport<Exported>(imported: Exported): Exported {
  const isModule = typeof imported === 'object' && imported !== null && 'default' in imported
  return isModule ? (imported as { default: Exported }).default : imported
}
