import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { svgAttributes, svgElements } from './svgAllowlist'

const svgNamespace = 'http://www.w3.org/2000/svg'
/** An address within the file, or an embedded image. */
const innerUrlPattern = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i
/** CSS that loads a resource; matched after removing whitespace. */
const outerCss = /url\((?!['"]?(#|data:(image|font)\/))|@import|expression\(|image-set\(|src\(|javascript:/

/**
 * Removes scripts and external references from an SVG: only known elements and attributes remain, and styles that
 * load nothing. An SVG without such content is returned unchanged, byte for byte.
 * @returns undefined when the bytes are not a well-formed SVG
 */
export function cleanSvg(bytes: Buffer): { bytes: Buffer; isCleaned: boolean } | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const { output, isCleaned } = new SvgCleaner().clean(text)
    return { bytes: isCleaned ? Buffer.from(output) : bytes, isCleaned }
  } catch {
    return undefined
  }
}

/** Copies an SVG while parsing it, in one pass. */
class SvgCleaner {
  readonly #parts: string[] = []
  #isCleaned = false
  /** Number of open elements from a removed element downwards, itself included. */
  #removedDepth = 0
  #style: string | undefined

  /** @throws Error when the text is not well-formed XML with an svg root */
  clean(text: string): { output: string; isCleaned: boolean } {
    const parser = new SaxesParser()
    const remove = () => {
      this.#isCleaned = true
    }
    parser.on('doctype', (declaration) => {
      if (declaration.includes('[')) remove()
    })
    parser.on('processinginstruction', remove)
    parser.on('opentag', (tag) => this.#open(tag))
    parser.on('closetag', (tag) => this.#close(tag))
    parser.on('text', (part) => this.#text(part))
    parser.on('cdata', (part) => this.#text(part))
    parser.write(text).close()
    return { output: this.#parts.join(''), isCleaned: this.#isCleaned }
  }

  #open({ name, attributes }: SaxesTagPlain): void {
    if (this.#parts.length === 0 && name !== 'svg') throw new Error('The root is not svg.')
    if (this.#removedDepth > 0 || this.#style !== undefined || !svgElements.has(name)) {
      this.#removedDepth += 1
      this.#isCleaned = true
      return
    }
    const all = Object.entries(attributes)
    const harmless = all.filter(([key, value]) => isHarmless(key, value))
    if (harmless.length < all.length) this.#isCleaned = true
    this.#parts.push(`<${name}${harmless.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>`)
    if (name === 'style') this.#style = ''
  }

  #close({ name }: SaxesTagPlain): void {
    if (this.#removedDepth > 0) {
      this.#removedDepth -= 1
      return
    }
    if (this.#style !== undefined) {
      if (isSafeCss(this.#style)) this.#parts.push(escapeXml(this.#style))
      else this.#isCleaned = true
      this.#style = undefined
    }
    this.#parts.push(`</${name}>`)
  }

  #text(text: string): void {
    if (this.#removedDepth > 0 || this.#parts.length === 0) return
    if (this.#style === undefined) this.#parts.push(escapeXml(text))
    else this.#style += text
  }
}

function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return value === svgNamespace
  if (/^(xmlns:|aria-|data-)/.test(name)) return true
  if (!svgAttributes.has(name)) return false
  if (name === 'href' || name === 'xlink:href') return innerUrlPattern.test(value)
  return name === 'style' ? isSafeCss(value) : !outerCss.test(compactCss(value))
}

/** A backslash escape could spell a forbidden word, so backslashes are not allowed. */
function isSafeCss(css: string): boolean {
  return !/[\\<]/.test(css) && !outerCss.test(compactCss(css))
}

function compactCss(css: string): string {
  return css.replace(/\s+/g, '').toLowerCase()
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
