import { isStrictlyFormatted } from '../dateTime/strictDateTime'
import { cleanCode } from './cleanText'

/*
 * The formats of the product's schemas as plain functions and patterns, so that browser and server validate alike. No
 * pattern backtracks: each runs in time linear in the length of the text.
 */

const emailAtomPattern = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const emailPattern = new RegExp(
  `^${emailAtomPattern}(?:\\.${emailAtomPattern})*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,59})$`,
)

export function isEmail(text: string): boolean {
  return text.length <= 254 && emailPattern.test(text)
}

/**
 * Converts the domain of an e-mail address to ASCII: 'sam@müller.de' → 'sam@xn--mller-kva.de'; returns other text
 * unchanged.
 */
export function withAsciiDomain(text: string): string {
  const domain = text.slice(text.lastIndexOf('@') + 1)
  if (!text.includes('@') || /^\p{ASCII}*$/u.test(domain) || /[\s/?#:\\]/.test(domain)) return text
  const address = `http://${domain}`
  return URL.canParse(address) ? text.slice(0, -domain.length) + new URL(address).hostname : text
}

/** Normalises an e-mail address like `cleanCode`, with an ASCII domain. Addresses are stored and compared this way. */
export const cleanEmail = (text: string): string => withAsciiDomain(cleanCode(text))

/** Returns true for an absolute http or https URL whose host name contains a dot or is 'localhost'. */
export function isUrl(text: string): boolean {
  // Some browsers encode a space in a host name as %20 instead of rejecting it.
  if (!/^https?:\/\/[^\s/?#]+(?:[/?#]|$)/i.test(text)) return false
  try {
    return new URL(text).hostname.includes('.') || new URL(text).hostname === 'localhost'
  } catch {
    return false
  }
}

/** Adds https:// to an address without a scheme, such as 'example.com/jobs'; returns other text unchanged. */
export function withScheme(text: string): string {
  const completeUrlText = `https://${text.trim()}`
  return /^[^\s/:@.]+\.[^\s/:@]+(?::\d+)?(?:[/?#]|$)/.test(text.trim()) && isUrl(completeUrlText)
    ? completeUrlText
    : text
}

/** Returns true for text that parses as a finite number: '12', '-0.5', '1e3'. */
export function isNumberText(text: string): boolean {
  return /^\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*$/i.test(text) && Number.isFinite(Number(text))
}

/** Returns true for 'YYYY-MM-DD' of an existing day. */
export const isLocalDate = (text: string): boolean => isStrictlyFormatted(text, 'YYYY-MM-DD')

/** Returns true for 'HH:mm', 00:00 to 23:59. */
export const isLocalTime = (text: string): boolean => isStrictlyFormatted(text, 'HH:mm')

/** Returns true for 'YYYY-MM-DDTHH:mm'. */
export const isLocalDateTime = (text: string): boolean => isStrictlyFormatted(text, 'YYYY-MM-DD[T]HH:mm')

/** Returns true for 'YYYY-MM-DD/YYYY-MM-DD' if the second day is not before the first. */
export function isDateRange(text: string): boolean {
  const [from = '', to = '', ...otherParts] = text.split('/')
  return otherParts.length === 0 && isLocalDate(from) && isLocalDate(to) && from <= to
}

/** Returns true for a number from 0 to 100, as text. */
export function isPercentText(text: string): boolean {
  return isNumberText(text) && Number(text) >= 0 && Number(text) <= 100
}

/** The formats by their names in schemas. */
export const formats: Record<string, (text: string) => boolean> = {
  email: isEmail,
  url: isUrl,
  'number-text': isNumberText,
  'local-date': isLocalDate,
  'local-time': isLocalTime,
  'local-date-time': isLocalDateTime,
  'date-range': isDateRange,
  'percent-text': isPercentText,
  'file-group-1': (name) => hasEnding(name, fileGroups[1].endings),
  'file-group-2': (name) => hasEnding(name, fileGroups[2].endings),
}

/**
 * Accepted files by group [VR-09]. File extension and content decide: devices report different MIME types for the
 * same document, so the MIME types only restrict the file chooser.
 */
export const fileGroups = {
  1: {
    endings: ['.gif', '.jpg', '.png', '.jpeg', '.bmp'],
    mimes: ['image/gif', 'image/jpeg', 'image/png', 'image/bmp'],
  },
  2: {
    endings: ['.doc', '.docx', '.pdf', '.txt', '.rtf', '.odt'],
    mimes: [
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/pdf',
      'text/plain',
      'application/rtf',
      'text/rtf',
      'application/vnd.oasis.opendocument.text',
      'application/octet-stream',
    ],
  },
} as const

/** In bytes: 'Maximum file size is 2MB' [VR-08]. */
export const maximumFileSize = 2104704

function hasEnding(name: string, endings: readonly string[]): boolean {
  const lowerName = name.toLowerCase()
  return endings.some((ending) => lowerName.endsWith(ending) && lowerName.length > ending.length)
}
