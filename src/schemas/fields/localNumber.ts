/*
 * Numbers as people write them in a country: 'AU' groups 72,500.5, 'DE' 72.500,5. A country's way of writing is that of its
 * most common language.
 */

/** The number as a plain decimal text without grouping, '72500.5'; null if the text is no number in this country. */
export function readLocalNumber(text: string, country: string): string | null {
  const written = withPlainSigns(text.trim())
  if (/^-?\d(?:\.\d+)?e[-+]?\d+$/i.test(written)) return written
  const { group, decimal, grouped } = writingOf(country)
  const [, sign = '', amount = ''] = /^([-+]?)(.*)$/.exec(written) ?? []
  const [whole = '', fraction, ...more] = amount.split(decimal)
  const digits = whole.replaceAll(group, '')
  if (more.length > 0 || !/^\d+$/.test(digits + (fraction ?? '')) || !/^\d*$/.test(digits)) return null
  const isGrouped = digits !== whole
  if (isGrouped && grouped(digits) !== whole) return null
  if (decimal === ',' && !isGrouped && isMaybeThousands(whole, fraction)) return null
  return `${sign === '-' ? '-' : ''}${digits || '0'}${fraction ? `.${fraction}` : ''}`
}

export function parseLocalNumber(text: string, country: string): number | null {
  const plain = readLocalNumber(text, country)
  return plain !== null && Number.isFinite(Number(plain)) ? Number(plain) : null
}

/** The number without grouping, as `parseLocalNumber` reads it back: years and codes are numbers, too. */
export function formatLocalNumber(value: number, country: string): string {
  const { locale } = writingOf(country)
  const format = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits,
      maximumFractionDigits: 20,
    }).format(value)
  const isRead = (text: string) => parseLocalNumber(text, country) === value
  return [format(0), format(4)].find(isRead) ?? String(value)
}

/** '72,500' on English pages means thousands to some and, where the comma is the decimal sign, a fraction to others. */
function isMaybeThousands(whole: string, fraction: string | undefined): boolean {
  return fraction?.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
}

interface NumberWriting {
  locale: string
  group: string
  decimal: string
  /** Digits with the groups of the country. */
  grouped: (digits: string) => string
}

const writings = new Map<string, NumberWriting>()

function writingOf(country: string): NumberWriting {
  const known = writings.get(country)
  if (known) return known
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  const locale = `${language === 'und' ? 'en' : language}-${country}-u-nu-latn`
  const format = new Intl.NumberFormat(locale, { useGrouping: true })
  const parts = format.formatToParts(1234567.5)
  const sign = (type: 'group' | 'decimal') =>
    withPlainSigns(parts.find((part) => part.type === type)?.value ?? '')
  const writing: NumberWriting = {
    ...{ locale, group: sign('group'), decimal: sign('decimal') },
    grouped: (digits) => withPlainSigns(format.format(BigInt(digits))),
  }
  writings.set(country, writing)
  return writing
}

/** Replaces no-break spaces, typographic apostrophes and minus signs with those that keyboards have. */
function withPlainSigns(text: string): string {
  return text.replace(/\s/g, ' ').replaceAll('’', "'").replaceAll('−', '-')
}
