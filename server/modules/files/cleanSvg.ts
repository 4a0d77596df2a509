import { SaxesParser, type SaxesTagPlain } from 'saxes'

const svgNamespace = 'http://www.w3.org/2000/svg'
/** An address within the file, or an embedded image. */
const safeUrlPattern = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i
/** CSS that loads a resource or runs a script; matched after removing whitespace. */
const loadingCssPattern =
  /url\((?!['"]?(#|data:(image|font)\/))|@import|expression\(|image-set\(|src\(|javascript:/

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
  /** Number of open elements that are removed: the outermost removed element and the open elements inside it. */
  #removedDepth = 0
  #style: string | undefined

  /** @throws Error when the text is not well-formed XML with an svg root */
  clean(text: string): { output: string; isCleaned: boolean } {
    const parser = new SaxesParser()
    const recordRemoval = () => {
      this.#isCleaned = true
    }
    // The output has no doctype and no processing instructions.
    parser.on('doctype', (declaration) => {
      if (declaration.includes('[')) recordRemoval()
    })
    parser.on('processinginstruction', recordRemoval)
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
    const allAttributes = Object.entries(attributes)
    const harmlessAttributes = allAttributes.filter(([key, value]) => isHarmless(key, value))
    if (harmlessAttributes.length < allAttributes.length) this.#isCleaned = true
    this.#parts.push(
      `<${name}${harmlessAttributes.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>`,
    )
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
  if (name === 'href' || name === 'xlink:href') return safeUrlPattern.test(value)
  return name === 'style' ? isSafeCss(value) : !loadingCssPattern.test(compactCss(value))
}

/** A backslash escape could spell a forbidden word, so backslashes are not allowed. */
function isSafeCss(css: string): boolean {
  return !/[\\<]/.test(css) && !loadingCssPattern.test(compactCss(css))
}

function compactCss(css: string): string {
  return css.replace(/\s+/g, '').toLowerCase()
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

const splitNames = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(' ')))

/** The elements that remain. None of them runs scripts, animates, embeds HTML or contains another program's data. */
const svgElements: ReadonlySet<string> = splitNames(
  'svg g defs symbol use switch title desc style a view',
  'path rect circle ellipse line polyline polygon image text tspan textPath',
  'linearGradient radialGradient stop pattern clipPath mask marker filter',
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode',
  'feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence',
)

/** Attributes of SVG 1.1 and 2, without event handlers and animation. Their values are checked separately. */
const svgAttributes: ReadonlySet<string> = splitNames(
  // Identity and the document.
  'id class style lang role tabindex focusable href xlink:href xlink:title xlink:type xlink:role xlink:show xlink:actuate',
  'xml:space xml:lang xml:id version baseProfile zoomAndPan viewBox preserveAspectRatio enable-background target rel',
  'requiredFeatures requiredExtensions systemLanguage externalResourcesRequired type media title contentStyleType',
  // Geometry and text.
  'x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr d points width height transform transform-origin pathLength path dx dy rotate',
  'textLength lengthAdjust startOffset method spacing side',
  // Gradients, patterns, clipping, masks and markers.
  'gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits',
  'maskUnits maskContentUnits mask-type markerWidth markerHeight markerUnits refX refY orient',
  // Filters.
  'filterUnits primitiveUnits filterRes in in2 result stdDeviation edgeMode mode values tableValues slope intercept',
  'amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY kernelUnitLength preserveAlpha',
  'surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth',
  'elevation scale xChannelSelector yChannelSelector radius baseFrequency numOctaves seed stitchTiles',
  // Presentation.
  'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters',
  'color-profile color-rendering cursor direction display dominant-baseline fill fill-opacity fill-rule filter',
  'flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight',
  'glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing lighting-color',
  'line-height marker marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order pointer-events',
  'shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin',
  'stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect',
  'visibility white-space word-spacing writing-mode',
)
