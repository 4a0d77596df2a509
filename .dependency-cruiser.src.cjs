// Rules for the layers of src. `npm run structure` checks the levels of the folders in them.

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
  srcRules: [...layerRules, ...kindRules],
}
