/**
 * A registry's source with one more entry: its import among the imports, in the order that the linter keeps, and its
 * line at the end of the registry's object.
 *
 * @param {string} source
 * @param {{ line: string, importOf: string }} entry importOf: the name exported by the file of that name beside it
 * @returns {string}
 */
export function addToRegistry(source, { line, importOf }) {
  const lines = source.split('\n')
  const opening = lines.findIndex((text) => /^export const \w+.*= \{$/.test(text))
  const closing = lines.findIndex((text, at) => at > opening && text.startsWith('}'))
  if (opening < 0 || closing < 0)
    throw new Error('The registry looks different than expected: no object found in it.')
  lines.splice(closing, 0, line)
  const from = `./${importOf}`
  const later = lines.findIndex((text) => {
    const file = /^import .* from '(\.[^']*)'$/.exec(text)?.[1]
    return file?.startsWith('./') && compare(file, from) > 0
  })
  const at = later >= 0 ? later : lines.findLastIndex((text) => text.startsWith('import ')) + 1
  lines.splice(at, 0, `import { ${importOf} } from '${from}'`)
  return lines.join('\n')
}

/** Letters before case, as the linter sorts imports. */
function compare(one, other) {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return a < b ? -1 : Number(a > b)
}
