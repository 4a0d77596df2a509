import sanitize from 'sanitize-html'

const filters = [
  ...['Blend', 'ColorMatrix', 'ComponentTransfer', 'Composite', 'ConvolveMatrix', 'DiffuseLighting'],
  ...['DisplacementMap', 'DistantLight', 'DropShadow', 'Flood', 'FuncA', 'FuncB', 'FuncG', 'FuncR'],
  ...['GaussianBlur', 'Merge', 'MergeNode', 'Morphology', 'Offset', 'PointLight', 'SpecularLighting'],
  ...['SpotLight', 'Tile', 'Turbulence'],
].map((name) => `fe${name}`)

/** What draws; nothing that runs, animates, embeds HTML or carries another program's notes. */
const tags = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'switch', 'title', 'desc', 'style', 'a', 'view'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image'],
  ...['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop', 'pattern'],
  ...['clipPath', 'mask', 'marker', 'filter', ...filters],
]
const ownNamespace = 'http://www.w3.org/2000/svg'
/** Within the file, or a picture that stands in the file itself. */
const innerAddress = /^\s*(#|data:image\/(png|jpeg|gif|webp);base64,)/i
const outerUrl = /url\((?!\s*['"]?\s*(#|data:(image|font)\/))|@import|expression\(|javascript:/i
/** Declarations by which a file could become another one while it is read, or ask for another. */
const declarations = /<!ENTITY|<!DOCTYPE[^>]*\[|<\?xml-stylesheet/i
const mostPasses = 4

/**
 * An SVG without what it could run or fetch: ids, gradients and styles stay. One that has nothing of the kind is given
 * back to the byte; of one that had, what is left is read once more, until there is nothing to take out.
 * @returns undefined for what is no SVG, or can not be cleaned
 */
export function cleanSvg(bytes: Buffer): { bytes: Buffer; isCleaned: boolean } | undefined {
  const source = textOf(bytes)
  if (source === undefined) return undefined
  let text = source
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const { clean, isRoot, isHarmful } = readOnce(text)
    if (!isRoot) return undefined
    if (!isHarmful) return { bytes: pass === 0 ? bytes : Buffer.from(text), isCleaned: pass > 0 }
    text = clean
  }
  return undefined
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

interface Reading {
  clean: string
  /** Whether what is drawn is an svg. */
  isRoot: boolean
  isHarmful: boolean
}

function readOnce(text: string): Reading {
  const found = { first: '', isHarmful: declarations.test(text), inStyle: false }
  const clean = sanitize(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: tags,
    allowedAttributes: false,
    allowedSchemes: ['data'],
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    disallowedTagsMode: 'completelyDiscard',
    nestingLimit: 100,
    transformTags: {
      '*': (tagName, attribs) => {
        found.first ||= tagName
        const kept = Object.entries(attribs).filter(([name, value]) => isHarmless(name, value))
        if (kept.length < Object.keys(attribs).length || !tags.includes(tagName)) found.isHarmful = true
        return { tagName, attribs: Object.fromEntries(kept) }
      },
    },
    exclusiveFilter: ({ tag, text: inner }) => {
      const isHarmful = tag === 'style' && (outerUrl.test(inner) || inner.includes('<'))
      if (isHarmful) found.isHarmful = true
      return isHarmful
    },
  })
  return { clean, isRoot: found.first === 'svg', isHarmful: found.isHarmful }
}

function isHarmless(name: string, value: string): boolean {
  const plain = name.toLowerCase()
  if (plain.startsWith('on') || plain === 'src') return false
  if (plain === 'href' || plain.endsWith(':href')) return innerAddress.test(value)
  if (plain === 'xmlns') return value === ownNamespace
  return !outerUrl.test(value)
}
