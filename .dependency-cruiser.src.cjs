// Rules for the layers of src and the folders in them. The levels of folders are read from the tables in src/README.md.
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const tests = '\\.test\\.tsx?$'
/** What a field kind means: the file is in its widget's folder but belongs to src/schemas/kinds. */
const kindFiles = '^src/widgets/[^/]+/[^/]+Kind\\.ts$'

const layers = [
  {
    folder: 'texts',
    allowed: [],
    comment: 'Texts import only texts. Derive a type from the texts, or move the code to src/schemas.',
  },
  {
    folder: 'schemas',
    allowed: ['texts'],
    comment:
      'Schemas are pure functions and types that the server shares. HTTP and stores belong in src/data, React in src/widgets, src/renderer or src/pages.',
  },
  {
    folder: 'data',
    allowed: ['schemas', 'texts'],
    comment: 'Stores know nothing of React components. Code that needs both belongs in src/pages.',
  },
  {
    folder: 'widgets',
    allowed: ['schemas', 'texts'],
    comment:
      'Widgets get data and callbacks as props. Code that fetches belongs in src/data, and src/pages connects the two.',
  },
  {
    folder: 'renderer',
    allowed: ['widgets', 'schemas', 'texts'],
    comment:
      'Renderers get data and callbacks as props. Code that fetches belongs in src/data, and src/pages connects the two.',
  },
  {
    folder: 'pages',
    allowed: ['renderer', 'widgets', 'data', 'schemas', 'texts'],
    comment:
      'Pages do not know what starts and frames them. Code that pages share belongs in src/pages/shared.',
  },
  { folder: 'app', allowed: ['pages', 'renderer', 'widgets', 'data', 'schemas', 'texts'] },
]

/** A layer imports only from the layers that it may; src/app may import all of them. */
const layerRules = layers
  .filter(({ folder }) => folder !== 'app')
  .map(({ folder, allowed, comment }) => ({
    name: `layer-${folder}`,
    comment,
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: tests },
    to: { path: `^src/(?!(${[folder, ...allowed].join('|')})/)`, pathNot: kindFiles },
  }))

/** The rows of a layer's table in src/README.md: level and folder; `files` are those directly in the layer's folder. */
function readFolders(readme, layer) {
  const [, section = ''] = readme.split(`\n## \`src/${layer}\`\n`)
  const rows = section.split('\n## ')[0].matchAll(/^\| (\d+) +\| (`([^`]+)`|files) +\|/gm)
  const folders = [...rows].map(([, level, , name]) => ({ level: Number(level), name }))
  for (const { name } of folders) {
    if (name && name !== '<kind>' && !existsSync(join(__dirname, 'src', layer, name))) {
      throw new Error(`src/README.md lists src/${layer}/${name}, which does not exist. Remove the row.`)
    }
  }
  if (folders.length === 0) throw new Error(`src/README.md has no table of the folders in src/${layer}.`)
  return folders
}

function folderRules(readme, layer) {
  const folders = readFolders(readme, layer)
  const named = folders.flatMap(({ name }) => (name && name !== '<kind>' ? [name] : []))
  const undeclared = `(?!(?:${named.join('|')})/)[^/]+`
  const pattern = ({ name }) => {
    if (name === undefined) return '[^/]+$'
    return name === '<kind>' ? `${undeclared}/` : `${name}/`
  }
  const own = ({ name }) => (name === '<kind>' ? '$1/' : pattern({ name }))
  const levelRules = folders.map((folder) => {
    const lower = folders.filter(({ level }) => level < folder.level).map(pattern)
    const from = `^src/${layer}/${folder.name === '<kind>' ? `(${undeclared})/` : pattern(folder)}`
    return {
      name: `level-${layer}-${folder.name === '<kind>' ? 'kind' : (folder.name ?? 'files')}`,
      comment:
        'A folder imports only from folders with a lower level in src/README.md. Move what both need to a lower folder, or raise the level.',
      severity: 'error',
      from: {
        path: `${layer}/${folder.name}` === 'schemas/kinds' ? [from, kindFiles] : from,
        pathNot: layer === 'widgets' ? [tests, kindFiles] : tests,
      },
      to: { path: `^src/${layer}/`, pathNot: `^src/${layer}/(?:${[...lower, own(folder)].join('|')})` },
    }
  })
  if (folders.some(({ name }) => name === '<kind>')) return levelRules
  const unlisted = {
    name: `folder-of-${layer}-in-readme`,
    comment: `Add the folder to the table of src/${layer} in src/README.md. A loose file belongs in one of the folders.`,
    severity: 'error',
    from: {},
    to: {
      path: `^src/${layer}/`,
      pathNot: `^src/${layer}/(?:${folders.map(pattern).join('|')})`,
    },
  }
  return [...levelRules, unlisted]
}

const readme = readFileSync(join(__dirname, 'src/README.md'), 'utf8')

const kindRules = [
  {
    name: 'kinds-are-schemas',
    severity: 'error',
    comment: 'The meaning of a kind uses schemas and texts only: the server reads it too.',
    from: { path: kindFiles },
    to: { pathNot: '^src/(schemas|texts)/' },
  },
  {
    name: 'kinds-through-the-registry',
    severity: 'error',
    comment:
      'Of src/schemas, only the registry of kinds imports from src/widgets. Ask the registry for a kind.',
    from: { path: '^src/schemas/', pathNot: [tests, '^src/schemas/kinds/kindRegistry\\.ts$'] },
    to: { path: '^src/widgets/' },
  },
]

module.exports = {
  kindFiles,
  srcRules: [...layerRules, ...layers.flatMap(({ folder }) => folderRules(readme, folder)), ...kindRules],
}
