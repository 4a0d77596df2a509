/** File systems accept at most 255 bytes; a zip file adds ' (2)' to a duplicate name. */
const maxBytes = 200

/** Names that Windows reserves for devices, with any extension. */
const deviceName = /^(con|prn|aux|nul|conin\$|conout\$|com\d|lpt\d) *(\.|$)/i

/** Returns a name that every file system accepts, shortened to `maxBytes` with its extension; '_' if it has no allowed characters. */
export function toSafeFilename(filename: string): string {
  // Half of a surrogate pair, which no header can carry, becomes U+FFFD.
  const wellFormedName = Buffer.from(filename)
    .toString()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it replaces.
    .replace(/[\\/:*?"<>|\u0000-\u001f\u007f]+/g, '_')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
  const { stem, extension } = splitExtension(wellFormedName)
  const shortStem = truncateToBytes(stem, maxBytes - Buffer.byteLength(extension)).trimEnd()
  const name = `${shortStem}${extension}` || '_'
  return deviceName.test(name) ? `_${name}` : name
}

/** Splits 'resume.pdf' into 'resume' and '.pdf'. A leading dot and a long text after the last dot start no extension. */
export function splitExtension(filename: string): { stem: string; extension: string } {
  const index = filename.lastIndexOf('.')
  const isEnding = index > 0 && filename.length - index <= 20
  return isEnding
    ? { stem: filename.slice(0, index), extension: filename.slice(index) }
    : { stem: filename, extension: '' }
}

/** Returns the longest beginning of the text that has at most `maximum` bytes in UTF-8. */
function truncateToBytes(text: string, maximum: number): string {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > maximum) break
    end += character.length
  }
  return text.slice(0, end)
}
