import ts from 'typescript'

/**
 * Collects the regular expressions of a TypeScript source file: literals, `new RegExp()` of constant text and the
 * `pattern` of JSON Schemas. Constants of the same file are resolved; an expression that is built at run time is left out.
 *
 * @param {string} file shown in results; its ending says whether the text is TSX
 * @param {string} text
 * @returns {{ file: string, line: number, source: string, flags: string }[]}
 */
export function collectRegexes(file, text) {
  const root = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const constants = new Map()
  const regexes = []
  const add = (node, source, flags) => {
    const { line } = root.getLineAndCharacterOfPosition(node.getStart())
    if (source !== undefined && flags !== undefined) regexes.push({ file, line: line + 1, source, flags })
  }
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const value = findConstantText(node.initializer, constants)
      if (value !== undefined) constants.set(node.name.text, value)
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    } else if (isRegExpCall(node)) {
      const [source, flags] = node.arguments ?? []
      add(node, findConstantText(source, constants), flags ? findConstantText(flags, constants) : '')
    } else if (ts.isPropertyAssignment(node) && node.name.getText() === 'pattern') {
      add(node, findConstantText(node.initializer, constants), 'u')
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return regexes
}

const isRegExpCall = (node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'

/** Returns the constant text of an expression; undefined if it is not constant. */
function findConstantText(node, constants) {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isIdentifier(node)) return constants.get(node.text)
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') {
    return ts.isNoSubstitutionTemplateLiteral(node.template) ? node.template.rawText : undefined
  }
  if (!ts.isTemplateExpression(node)) return undefined
  const parts = node.templateSpans.flatMap(({ expression, literal }) => [
    findConstantText(expression, constants),
    literal.text,
  ])
  return parts.includes(undefined) ? undefined : node.head.text + parts.join('')
}
