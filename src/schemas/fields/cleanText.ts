/*
 * Text is normalised once, where it enters the system: a form, an editor, the settings, login, the API, an import.
 * The normalised text is stored, compared and transmitted.
 */

/**
 * Matches a UTF-16 unit that is invisible at the start or end of a text. A variation selector is excluded, because
 * it modifies the character before it.
 */
const edgeBlankPattern =
  /^(?:[\s\p{Cc}\u2800\ufff9-\ufffb]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point})$/u

/** Embedding, override and isolate characters, which copied phone numbers and file names contain. */
const bidiControlPattern = /[\u202a-\u202e\u2066-\u2069]/g

/** Invisible characters other than white space; they are never part of a number, an address or a code. */
const invisiblePattern = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu

const visiblePattern = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/** Returns true if the text consists only of white space, zero-width characters and fillers. */
export function isBlankText(text: string): boolean {
  return !visiblePattern.test(text)
}

/**
 * Normalises prose: composed characters (NFC) and ordinary spaces, without invisible characters at both ends, and
 * without embedding and override characters. Joiners and variation selectors between letters stay, because Persian,
 * Indic scripts and emoji need them.
 */
export function cleanText(text: string): string {
  return trimBlank(
    text
      .normalize('NFC')
      .replace(bidiControlPattern, '')
      .replace(/\p{Zs}/gu, ' '),
  )
}

/**
 * Normalises a phone number, address, code, date or number: like `cleanText`, and removes all invisible characters.
 */
export function cleanCode(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisiblePattern, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim()
}

/**
 * Returns a copy of JSON data in which every text is normalised by `cleanText`, except in properties with these
 * names. Blank texts stay unchanged, because a blank question text or separator is part of the data.
 */
export function cleanTexts<Data>(data: Data, exceptions: readonly string[] = []): Data {
  return cleanDeep(data, new Set(exceptions)) as Data
}

function cleanDeep(data: unknown, exceptions: ReadonlySet<string>): unknown {
  if (typeof data === 'string') return cleanText(data) || data
  if (Array.isArray(data)) return data.map((item) => cleanDeep(item, exceptions))
  if (typeof data !== 'object' || data === null) return data
  const cleanedEntries = Object.entries(data).map(([key, value]) => [
    key,
    exceptions.has(key) ? value : cleanDeep(value, exceptions),
  ])
  return Object.fromEntries(cleanedEntries)
}

function trimBlank(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && edgeBlankPattern.test(text.charAt(start))) start += 1
  while (start < end && edgeBlankPattern.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
