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
export function renderXmlDocument(root: XmlParts): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${renderInnerXml(root)}`
}

/** Removes characters that XML 1.0 does not allow: most control characters, lone surrogates, U+FFFE and U+FFFF. */
export function stripInvalidXml(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
}

function renderInnerXml(content: XmlParts): string {
  const parts = Object.entries(content).filter(([name]) => !name.startsWith('@'))
  return parts.map(([name, part]) => renderElement(name, part)).join('')
}

function renderElement(name: string, content: XmlContent): string {
  if (name === '$') return renderCdata(String(content))
  if (name === '#') return escapeContent(content)
  if (Array.isArray(content)) return content.map((item) => renderElement(name, item)).join('')
  if (typeof content !== 'object') return `<${name}>${escapeContent(content)}</${name}>`
  const parts = content as XmlParts
  const attributes = Object.entries(parts).flatMap(([key, value]) =>
    key.startsWith('@') ? [` ${key.slice(1)}="${escapeContent(value)}"`] : [],
  )
  return `<${name}${attributes.join('')}>${renderInnerXml(parts)}</${name}>`
}

/** Returns a CDATA section; `]]>` in the text is split across two sections. */
function renderCdata(text: string): string {
  return `<![CDATA[${stripInvalidXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`
}

function escapeContent(content: XmlContent): string {
  return escapeHtml(stripInvalidXml(String(content)))
}
