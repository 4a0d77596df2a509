// The floors of the house: a file imports only from floors below its own. `npm run floors` checks them.
const floors = ['schemas', 'widgets', 'renderer', 'data', 'pages', 'app']
// What a field kind means lies in its widget's folder and stands on the floor of the schemas.
const kindFiles = '^src/widgets/[^/]+/[^/]+Kind\\.ts$'
const climbs = floors.map((floor, at) => ({
  name: `floor-${floor}`,
  comment: `src/${floor} imports only from the floors below it.`,
  severity: 'error',
  from: { path: `^src/${floor}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^src/(${floors.slice(at + 1).join('|')})/`, pathNot: kindFiles },
}))
climbs.pop()
const only = (name, path, library) => ({
  name,
  severity: 'error',
  from: { path: '^(src|server)/', pathNot: [path, '\\.test\\.tsx?$'] },
  to: { path: `node_modules/${library}` },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...climbs,
    {
      name: 'renderer-not-data',
      severity: 'error',
      comment: 'Renderers never fetch: callbacks arrive as props.',
      from: { path: '^src/(renderer|widgets)/' },
      to: { path: '^src/data/' },
    },
    {
      name: 'data-not-renderer',
      severity: 'error',
      comment: 'Stores know nothing of React components.',
      from: { path: '^src/data/' },
      to: { path: '^src/(renderer|widgets)/', pathNot: kindFiles },
    },
    {
      name: 'kinds-are-schemas',
      severity: 'error',
      comment: 'What a kind means takes schemas and texts alone: the server reads it too.',
      from: { path: kindFiles },
      to: { pathNot: '^src/(schemas|texts)/' },
    },
    {
      name: 'schemas-pure',
      severity: 'error',
      from: { path: '^src/schemas/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|axios|zustand)/' },
    },
    {
      name: 'server-takes-schemas-only',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/(?!schemas/|texts/)', pathNot: kindFiles },
    },
    { name: 'src-not-server', severity: 'error', from: { path: '^src/' }, to: { path: '^server/' } },
    only(
      'rjsf-in-the-renderer',
      '^src/(renderer|widgets)/|^src/schemas/validators/compileValidatorSource',
      '@rjsf/',
    ),
    only('axios-in-data', '^src/data/', 'axios/'),
    only('zustand-in-data', '^src/data/', 'zustand/'),
    only('kysely-in-repositories', '^server/db/|\\.repository\\.ts$', 'kysely/'),
    only('ajv-behind-the-validator', '^(src/schemas|server)/', 'ajv/'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
