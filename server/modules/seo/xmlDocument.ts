import { escapeHtml } from '../../text/htmlText'

/**
 * Content of an element: text, or attributes (`@name`), CDATA (`$`), text (`#`) and child elements by name; repeated
 * elements are lists.
 */
export type XmlContent = string | number | XmlParts | readonly XmlParts[]
export interface XmlParts {
  readonly [name: string]: XmlContent
}

/** Serializes nested elements to an XML document; texts are escaped. */
export function xmlDocument(root: XmlParts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${innerXml(root)}`
}

/** Removes characters that XML 1.0 does not allow: most control characters, lone surrogates, U+FFFE and U+FFFF. */
export function xmlText(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}

function innerXml(content: XmlParts): string {
  const parts = Object.entries(content).filter(([name]) => !name.startsWith('@'))
  return parts.map(([name, part]) => written(name, part)).join('')
}

function written(name: string, content: XmlContent): string {
  if (name === '$') return section(String(content))
  if (name === '#') return escaped(content)
  if (Array.isArray(content)) return content.map((item) => written(name, item)).join('')
  if (typeof content !== 'object') return `<${name}>${escaped(content)}</${name}>`
  const parts = content as XmlParts
  const attributes = Object.entries(parts).flatMap(([key, value]) =>
    key.startsWith('@') ? [` ${key.slice(1)}="${escaped(value)}"`] : [],
  )
  return `<${name}${attributes.join('')}>${innerXml(parts)}</${name}>`
}

/** Returns a CDATA section; `]]>` in the text is split across two sections. */
function section(text: string): string {
  return `<![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function escaped(content: XmlContent): string {
  return escapeHtml(xmlText(String(content)))
}
