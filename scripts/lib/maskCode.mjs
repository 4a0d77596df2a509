import ts from 'typescript'

const descriptions = ['summary', 'description']
const testFunctionPattern = /^(?:it|test|describe)\b/
const blockComment = /\/\*[\s\S]*?\*\//g
const sqlComment = /--.*/g

/**
 * Returns the text with everything but comments, test titles, and the summaries and descriptions of endpoints and schemas
 * replaced by spaces, so that lines keep their numbers.
 *
 * @param {string} file its ending selects the language
 * @param {string} text
 * @returns {string}
 */
export function maskCode(file, text) {
  let proseText = ''
  for (const { start, end } of findProse(file, text)) {
    proseText += text.slice(proseText.length, start).replace(/[^\n]/g, ' ') + text.slice(start, end)
  }
  return proseText
}

/**
 * Finds the prose of a source file: the comments of TypeScript, JavaScript, CSS and SQL, the titles of tests, and texts
 * named `summary` or `description`.
 *
 * @param {string} file its ending selects the language
 * @param {string} text
 * @returns {{ start: number, end: number }[]} in the order of the text
 */
function findProse(file, text) {
  if (file.endsWith('.css')) return findMatches(text, blockComment)
  if (file.endsWith('.sql')) return findMatches(text, sqlComment)
  const root = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const proseRanges = new Map()
  const addComments = (ranges) => {
    for (const { pos, end } of ranges ?? []) proseRanges.set(pos, { start: pos, end })
  }
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return
    addComments(ts.getLeadingCommentRanges(text, node.pos))
    addComments(ts.getTrailingCommentRanges(text, node.end))
    const textNode = findTestTitle(node) ?? findDescription(node)
    if (textNode) proseRanges.set(textNode.getStart(), { start: textNode.getStart(), end: textNode.end })
    for (const child of node.getChildren(root)) visit(child)
  }
  visit(root)
  return [...proseRanges.values()].sort((a, b) => a.start - b.start)
}

function findMatches(text, pattern) {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }))
}

function findTestTitle(node) {
  if (!ts.isCallExpression(node) || !testFunctionPattern.test(node.expression.getText())) return undefined
  const [firstArgument] = node.arguments
  return firstArgument && (ts.isStringLiteralLike(firstArgument) || ts.isTemplateExpression(firstArgument))
    ? firstArgument
    : undefined
}

function findDescription(node) {
  if (!ts.isPropertyAssignment(node) || !descriptions.includes(node.name.getText())) return undefined
  return ts.isStringLiteralLike(node.initializer) ? node.initializer : undefined
}
