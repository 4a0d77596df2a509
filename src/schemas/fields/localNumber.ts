/* Number formats by region: a country such as 'AU' (72,500.5) or 'DE' (72.500,5), which selects the format of its
   most common language, or a language in a country such as 'de-AU'. Digits of every script are accepted. */

/**
 * Converts a number to plain decimal text without grouping, '72500.5'; scientific notation stays. Returns null if the
 * text is not a number in this region, or if it is ambiguous.
 */
export function toPlainDecimal(text: string, region: string): string | null {
  // Every empty number field is completed when its form is hydrated, and the format of a region is slow to create.
  if (text === '') return null
  const { group, decimal: decimalSeparator, addGrouping } = getNumberFormat(region)
  const normalizedText = withPlainSigns(text.trim()).replaceAll('٫', decimalSeparator).replaceAll('٬', group)
  if (/^-?\d(?:\.\d+)?e[-+]?\d+$/i.test(normalizedText)) return normalizedText
  const [, sign = '', amount = ''] = /^([-+]?)(.*)$/.exec(normalizedText) ?? []
  const [whole = '', fraction, ...otherParts] = amount.split(decimalSeparator)
  const digits = whole.replaceAll(group, '')
  if (otherParts.length > 0 || !/^\d+$/.test(digits + (fraction ?? '')) || !/^\d*$/.test(digits)) return null
  const isGrouped = digits !== whole
  if (isGrouped && addGrouping(digits) !== whole) return null
  if (decimalSeparator === ',' && !isGrouped && isAmbiguous(whole, fraction)) return null
  return `${sign === '-' ? '-' : ''}${digits || '0'}${fraction ? `.${fraction}` : ''}`
}

/**
 * Parses a number. Returns null for text that is not a number, and for a number whose digits JavaScript would round,
 * such as 9007199254740993.
 */
export function parseLocalNumber(text: string, region: string): number | null {
  const plainText = toPlainDecimal(text, region)
  if (plainText === null) return null
  const number = Number(plainText)
  return Number.isFinite(number) && toScientific(String(number)) === toScientific(plainText) ? number : null
}

/** Returns the same text for equal decimals: '-41.80', '-0.418e2' → '-418e-1'. */
function toScientific(decimal: string): string {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/i.exec(decimal) ?? []
  const digits = (whole + fraction).replace(/^0+/, '')
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  const significantDigits = digits.slice(0, end)
  const power = Number(exponent) - fraction.length + digits.length - significantDigits.length
  return significantDigits === '' ? '0' : `${sign}${significantDigits}e${power}`
}

/** Formats a number without grouping, because it may be a year or a code; `parseLocalNumber` reads it back. */
export function formatLocalNumber(value: number, region: string): string {
  const { locale } = getNumberFormat(region)
  const format = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits,
      maximumFractionDigits: 20,
    }).format(value)
  const isReadBack = (text: string) => parseLocalNumber(text, region) === value
  return [format(0), format(4)].find(isReadBack) ?? String(value)
}

/**
 * Returns true for a number such as '72,500' in a region with a decimal comma: some people read it as a fraction, and
 * others as a number with a thousands separator.
 */
function isAmbiguous(whole: string, fraction: string | undefined): boolean {
  return fraction?.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
}

interface NumberSymbols {
  locale: string
  group: string
  decimal: string
  /** Adds the grouping of the region to digits. */
  addGrouping: (digits: string) => string
}

const formatCache = new Map<string, NumberSymbols>()

function getNumberFormat(region: string): NumberSymbols {
  const cachedFormat = formatCache.get(region)
  if (cachedFormat) return cachedFormat
  const locale = `${region.includes('-') ? region : getMostCommonLocale(region)}-u-nu-latn`
  const format = new Intl.NumberFormat(locale, { useGrouping: true })
  const parts = format.formatToParts(1234567.5)
  const getSeparator = (type: 'group' | 'decimal') =>
    withPlainSigns(parts.find((part) => part.type === type)?.value ?? '')
  const numberFormat: NumberSymbols = {
    ...{ locale, group: getSeparator('group'), decimal: getSeparator('decimal') },
    addGrouping: (digits) => withPlainSigns(format.format(BigInt(digits))),
  }
  formatCache.set(region, numberFormat)
  return numberFormat
}

function getMostCommonLocale(country: string): string {
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  return `${language === 'und' ? 'en' : language}-${country}`
}

/** Replaces digits of other scripts, no-break spaces, typographic apostrophes and minus signs with ASCII characters. */
export function withPlainSigns(text: string): string {
  return withPlainDigits(text.normalize('NFKC')).replace(/\s/g, ' ').replaceAll('’', "'").replaceAll('−', '-')
}

/**
 * The code points of the digit zero in scripts with their own decimal digits; 1 to 9 follow each. NFKC converts
 * full-width digits.
 */
const zeros = [
  ...[0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66],
  ...[0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810],
]

function withPlainDigits(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (character) => {
    const code = character.codePointAt(0) ?? 0
    const zero = zeros.find((zeroCode) => code >= zeroCode && code <= zeroCode + 9)
    return zero === undefined ? character : String(code - zero)
  })
}
