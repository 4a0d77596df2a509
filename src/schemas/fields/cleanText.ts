/*
 * Text is normalised once, where it enters: a form, an editor, the settings, sign-in, the API, an import. What is stored,
 * compared and sent is the normalised text.
 */

/** One UTF-16 unit that shows nothing at the end of a text; a variation selector shapes the character before it. */
const blankAtEnd = /^(?:[\s\p{Cc}\u2800]|(?!\p{Variation_Selector})\p{Default_Ignorable_Code_Point})$/u

/** Embedding, override and isolate characters, which copied phone numbers and file names carry. */
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/g

/** Everything that shows nothing but white space: it cannot belong to a number, an address or a code. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** True if nothing of the text can be seen: white space, zero-width characters and fillers alone. */
export function isBlankText(text: string): boolean {
  return !visible.test(text)
}

/**
 * Words as people write them: composed (NFC), with ordinary spaces, without anything invisible in front or behind and
 * without embedding and override characters. Joiners and variation selectors between letters stay: Persian, Indic
 * scripts and emoji need them.
 */
export function cleanText(text: string): string {
  return trimBlank(
    text
      .normalize('NFC')
      .replace(bidiControls, '')
      .replace(/\p{Zs}/gu, ' '),
  )
}

/** A phone number, address, code, date or number: like `cleanText`, and without any invisible character inside. */
export function cleanCode(text: string): string {
  return text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim()
}

/**
 * A copy of JSON data in which every text is cleaned by `cleanText`, except in properties of these names. A text that
 * shows nothing stays as it is: a blank question text or separator is part of what was sent.
 */
export function cleanTexts<Data>(data: Data, except: readonly string[] = []): Data {
  return cleanDeep(data, new Set(except)) as Data
}

function cleanDeep(data: unknown, except: ReadonlySet<string>): unknown {
  if (typeof data === 'string') return cleanText(data) || data
  if (Array.isArray(data)) return data.map((item) => cleanDeep(item, except))
  if (typeof data !== 'object' || data === null) return data
  const cleaned = Object.entries(data).map(([key, value]) => [
    key,
    except.has(key) ? value : cleanDeep(value, except),
  ])
  return Object.fromEntries(cleaned)
}

function trimBlank(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && blankAtEnd.test(text.charAt(start))) start += 1
  while (start < end && blankAtEnd.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}
