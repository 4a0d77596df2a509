/** The information about colours that can be read from a client's stylesheet without a browser. */
interface StyleReading {
  /** The design tokens that it sets, as written. */
  tokens: Record<string, string>
  /** True if the stylesheet has its own rules for dark mode. */
  knowsDark: boolean
  /** True if it sets colours other than tokens, which cannot be converted to dark mode automatically. */
  coloursParts: boolean
}

const paintProperties = /^(?:color|fill|stroke|background|border|outline|box-shadow|text-shadow)/
const colour =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|\b(?:white|black|gr[ae]y|red|green|blue|navy|teal|purple|maroon|orange|yellow|silver)\b/i

/** Analyses a client's styles.min.css. */
export function readClientStyles(css: string): StyleReading {
  const source = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
  const declared = [...source.matchAll(/(?<![\w-])([a-z-][\w-]*)\s*:\s*([^;{}]+)/gi)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  )
  return {
    tokens: Object.fromEntries(declared.filter(([name]) => name.startsWith('--fy-'))),
    knowsDark: source.includes('prefers-color-scheme'),
    coloursParts: declared.some(([name, value]) => paintProperties.test(name) && colour.test(value)),
  }
}
