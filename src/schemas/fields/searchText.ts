/** Letters that Unicode does not decompose: with a stroke, ligatures, and the final form of sigma. */
const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', æ: 'ae', œ: 'oe', ς: 'σ' }

/**
 * Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs and tatweel. Vowel signs of Indic and Thai
 * scripts are excluded.
 */
const accentPattern =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED]/gu

/**
 * Matches ASCII text without the grave accent, which people type as an apostrophe. Most texts of a long list match.
 */
const plainText = /^[ -_a-~]*$/

/**
 * Normalises a text for searching and sorting. Stored texts and queries pass through this function in the browser and
 * on the server, so that letter case, accents, composition, invisible characters, and the kind of apostrophe, dash or
 * space do not matter. It ignores languages: Turkish ı and i are the same letter, and German ä equals a, not ae.
 */
export function toSearchText(text: string): string {
  if (plainText.test(text)) return text.toLowerCase().replace(/ +/g, ' ').trim()
  return text
    .replace(/[\u2018-\u201B\u2032\u02B9\u02BB\u02BC\u00B4`]/gu, "'")
    .replace(/[\u201C-\u201F\u00AB\u00BB]/gu, '"')
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(accentPattern, '')
    .replace(/[øłđħæœς]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
}
