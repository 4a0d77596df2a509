import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import { clampIndex } from './editValue'
import type { SiteEdit, SitePath } from './siteDraft'
import { isRemoval } from './sitePlaces'

/** The initial text of a file that does not exist yet. */
const emptyConfig = '{\n}\n'

/**
 * Applies edits to the text of config.json. Everything else stays the same to the byte: order, unknown keys,
 * indentation and manual formatting. Moved values keep their formatting. Throws if the text is not JSON.
 * jsonc-parser provides the offsets. Its function `modify` is not used, because that function reformats the whole edited
 * line, which is the whole file if the file is a single line.
 */
export function applyEdits(configText: string, edits: readonly SiteEdit[]): string {
  if (edits.length === 0) return configText
  const removals: RemovedSource[] = []
  const start = configText.trim() === '' ? emptyConfig : configText
  return edits.reduce((text, edit) => applyEdit(text, edit, removals), start)
}

/** The source text of a value that an edit removed and a later edit may insert elsewhere. */
interface RemovedSource {
  json: string
  source: string
  indent: string
}

interface Splice {
  from: number
  to: number
  text: string
}

function applyEdit(text: string, edit: SiteEdit, removals: RemovedSource[]): string {
  const errors: ParseError[] = []
  const root = parseTree(text, errors)
  if (!root || errors.length > 0) throw new SyntaxError('config.json is not JSON.')
  const splice = isRemoval(edit)
    ? createRemoval(text, root, edit.path, removals)
    : createSplice(text, root, edit, removals)
  return splice ? text.slice(0, splice.from) + splice.text + text.slice(splice.to) : text
}

function createRemoval(text: string, root: Node, path: SitePath, removals: RemovedSource[]): Splice | null {
  const node = findNode(root, path)
  if (!node?.parent) return null
  const source = text.slice(node.offset, getNodeEnd(node))
  removals.push({
    json: JSON.stringify(JSON.parse(source)),
    source,
    indent: getIndentation(text, node.offset),
  })
  const item = node.parent.type === 'property' ? node.parent : node
  const container = item.parent
  const siblings = container?.children ?? []
  const index = siblings.indexOf(item)
  const [previousItem, nextItem] = [siblings[index - 1], siblings[index + 1]]
  if (previousItem) return { from: getNodeEnd(previousItem), to: getNodeEnd(item), text: '' }
  if (nextItem) return { from: item.offset, to: nextItem.offset, text: '' }
  return container ? { from: container.offset + 1, to: getNodeEnd(container) - 1, text: '' } : null
}

function createSplice(text: string, root: Node, edit: SiteEdit, removals: RemovedSource[]): Splice | null {
  const { path } = edit
  const layout = getLayout(text)
  const node = findNode(root, path)
  const isInserted = edit.insert === true && node?.parent?.type === 'array'
  if (node && !isInserted) return createReplacement(text, node, edit.value, layout)
  // Descends as far as the file goes; the rest of the path becomes part of the inserted value.
  let depth = path.length - 1
  while (depth > 0 && !isContainer(findNode(root, path.slice(0, depth)))) depth -= 1
  const container = findNode(root, path.slice(0, depth))
  const step = path[depth]
  if (!isContainer(container) || step === undefined)
    return createReplacement(text, root, wrapInPath(path, edit.value), layout)
  const value = wrapInPath(path.slice(depth + 1), edit.value)
  const existingNode = findNode(root, path.slice(0, depth + 1))
  if (existingNode && !isInserted) return createReplacement(text, existingNode, value, layout)
  return createInsertion(text, container, step, { value, layout, removals })
}

function createReplacement(text: string, node: Node, value: unknown, layout: ConfigLayout): Splice | null {
  const previousText = text.slice(node.offset, getNodeEnd(node))
  if (JSON.stringify(JSON.parse(previousText)) === JSON.stringify(value)) return null
  const indent = getIndentation(text, node.offset)
  return { from: node.offset, to: getNodeEnd(node), text: formatValue(value, indent, layout, previousText) }
}

interface Insertion {
  value: unknown
  layout: ConfigLayout
  removals: RemovedSource[]
}

function createInsertion(text: string, container: Node, step: string | number, insertion: Insertion): Splice {
  const { layout } = insertion
  const items = container.children ?? []
  const key =
    container.type === 'object' ? `${JSON.stringify(String(step))}:${layout.isCompact ? '' : ' '}` : ''
  const position = container.type === 'object' ? items.length : clampIndex(items, step)
  const neighbourItem = items[Math.min(position, items.length - 1)]
  if (!neighbourItem) {
    const outerIndent = getIndentation(text, container.offset)
    const innerIndent = outerIndent + layout.unit
    // The template '\n' is not on one line, so that the value may be written on several lines.
    const body = key + getSource(insertion, innerIndent, '\n')
    const lines = layout.isCompact ? body : layout.eol + innerIndent + body + layout.eol + outerIndent
    return { from: container.offset + 1, to: getNodeEnd(container) - 1, text: lines }
  }
  const separator = getSeparator(text, items, position, layout)
  const value =
    neighbourItem.type === 'property' ? (neighbourItem.children?.[1] ?? neighbourItem) : neighbourItem
  const indent = getIndentation(text, neighbourItem.offset)
  const body = key + getSource(insertion, indent, text.slice(value.offset, getNodeEnd(value)))
  if (position < items.length)
    return { from: neighbourItem.offset, to: neighbourItem.offset, text: `${body},${separator}` }
  return { from: getNodeEnd(neighbourItem), to: getNodeEnd(neighbourItem), text: `,${separator}${body}` }
}

/**
 * Returns the whitespace between two items at this place. If there is only one item, returns the whitespace before it
 * if that contains a line break, otherwise the default.
 */
function getSeparator(
  text: string,
  items: readonly Node[],
  position: number,
  { isCompact }: ConfigLayout,
): string {
  const neighbour = items[Math.max(1, Math.min(position, items.length - 1))]
  const separator = getWhitespaceBefore(text, (neighbour ?? items[0])?.offset ?? 0)
  if (neighbour || separator.includes('\n')) return separator
  return isCompact ? '' : ' '
}

/** Returns the original source text of a moved value; otherwise formats the value. */
function getSource({ value, layout, removals }: Insertion, indent: string, template: string): string {
  const json = JSON.stringify(value)
  const index = removals.findIndex((removedSource) => removedSource.json === json)
  const [movedSource] = index < 0 ? [] : removals.splice(index, 1)
  if (!movedSource) return formatValue(value, indent, layout, template)
  return movedSource.source.replaceAll(`\n${movedSource.indent}`, `\n${indent}`)
}

function wrapInPath(path: SitePath, value: unknown): unknown {
  return path.reduceRight((child, step) => (typeof step === 'number' ? [child] : { [step]: child }), value)
}

const isContainer = (node: Node | undefined): node is Node =>
  node?.type === 'object' || node?.type === 'array'

/** Returns the node at a path. If a key occurs twice, the last occurrence is used, as in `JSON.parse`. */
function findNode(root: Node, path: SitePath): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => {
    if (node?.type === 'array') return node.children?.[Number(step)]
    if (node?.type !== 'object') return undefined
    return node.children?.findLast(({ children }) => children?.[0]?.value === String(step))?.children?.[1]
  }, root)
}

/** The formatting of a file: its line endings and its indentation. */
interface ConfigLayout {
  eol: string
  unit: string
  /** True if the file is a single line; no whitespace is added then. */
  isCompact: boolean
}

/** Maximum length of a value on a single line, including indentation. */
const maxLineLength = 110

function getLayout(text: string): ConfigLayout {
  return {
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ',
    isCompact: !text.trim().includes('\n') && text.trim() !== '{}',
  }
}

const getNodeEnd = ({ offset, length }: Node): number => offset + length

/** Returns the indentation of the line that contains the offset. */
function getIndentation(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? ''
}

/** Returns the whitespace before an offset, line breaks included. */
function getWhitespaceBefore(text: string, offset: number): string {
  let start = offset
  while (start > 0 && ' \t\r\n'.includes(text.charAt(start - 1))) start -= 1
  return text.slice(start, offset)
}

/**
 * Formats a value for a line with this indentation: on one line if the sibling value `template` is on one line and
 * the result fits, otherwise on several lines.
 */
function formatValue(value: unknown, indent: string, layout: ConfigLayout, template: string): string {
  if (layout.isCompact) return JSON.stringify(value)
  if (/^[[{][^\n]{2,}$/.test(template)) {
    const line = formatInOneLine(value)
    if (indent.length + line.length <= maxLineLength) return line
  }
  return JSON.stringify(value, null, layout.unit).replaceAll('\n', layout.eol + indent)
}

function formatInOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatInOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, child]) => child !== undefined)
  const members = entries.map(([key, item]) => `${JSON.stringify(key)}: ${formatInOneLine(item)}`)
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
}
