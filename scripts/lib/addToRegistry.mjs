/**
 * Adds an entry to a registry's source: an import, and a line at the end of the registry's object. The linter sorts
 * the imports.
 * @param {string} source
 * @param {{ line: string, importOf: string, from: string }} entry importOf: the name that the module `from` exports
 * @returns {string}
 */
export function addToRegistry(source, { line, importOf, from }) {
  const lines = source.split('\n')
  const openingIndex = lines.findIndex((text) => /^export const \w+.*= \{$/.test(text))
  const closingIndex = lines.findIndex((text, index) => index > openingIndex && text.startsWith('}'))
  if (openingIndex < 0 || closingIndex < 0)
    throw new Error('The registry looks different than expected: no object found in it.')
  lines.splice(closingIndex, 0, line)
  return [`import { ${importOf} } from '${from}'`, ...lines].join('\n')
}
