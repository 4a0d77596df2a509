/**
 * Adds an entry to a registry's source: an import, and a line at the end of the registry's object. The linter sorts
 * the imports.
 * @param {string} source
 * @param {{ line: string, importOf: string, from: string }} entry importOf: the name that the module `from` exports
 * @returns {string}
 */
export function addToRegistry(source, { line, importOf, from }) {
  const lines = source.split('\n')
  const opening = lines.findIndex((text) => /^export const \w+.*= \{$/.test(text))
  const closing = lines.findIndex((text, at) => at > opening && text.startsWith('}'))
  if (opening < 0 || closing < 0)
    throw new Error('The registry looks different than expected: no object found in it.')
  lines.splice(closing, 0, line)
  return [`import { ${importOf} } from '${from}'`, ...lines].join('\n')
}
