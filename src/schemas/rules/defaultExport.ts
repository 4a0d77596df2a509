/** Returns the default export of a CommonJS module: bundlers and Node.js expose it in different ways. */
export function getDefaultExport<Exported>(importedData: Exported): Exported {
  const isModule = typeof importedData === 'object' && importedData !== null && 'default' in importedData
  return isModule ? (importedData as { default: Exported }).default : importedData
}
