/** Start tags with addresses. In sanitized HTML every attribute is quoted, and `<` and `>` in one are escaped. */
const tags = /<(?:a|img|source) [^<>]*>/g
const addresses = / (href|src|srcset)="([^"]*)"/g

/** Makes the links and pictures of sanitized HTML absolute: a reader of feeds has no page to resolve them against. */
export function makeLinksAbsolute(html: string, base: string): string {
  const absolute = (address: string) => (URL.canParse(address, base) ? new URL(address, base).href : address)
  return html.replace(tags, (tag) =>
    tag.replace(addresses, (_whole, name: string, value: string) => {
      const resolved =
        name === 'srcset'
          ? value
              .split(/,\s+/)
              .map((candidate) => candidate.trim().replace(/^\S+/, absolute))
              .join(', ')
          : absolute(value)
      return ` ${name}="${resolved.replaceAll('"', '&quot;')}"`
    }),
  )
}
