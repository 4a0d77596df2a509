// Layers and boundaries of src, and which libraries are used where: `npm run floors`.
const { kindFiles, srcRules } = require('./.dependency-cruiser.src.cjs')

const only = (name, path, library, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: '^(src|server)/', pathNot: [path, '\\.test\\.tsx?$'] },
  to: { path: `node_modules/${library}` },
})

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Files do not import each other in a circle. Move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...srcRules,
    {
      name: 'schemas-pure',
      comment:
        'The server imports schemas. Components belong in src/widgets, src/renderer or src/pages, calls and stores in src/data.',
      severity: 'error',
      from: { path: '^src/schemas/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|axios|zustand)/' },
    },
    {
      name: 'server-takes-schemas-only',
      comment: 'What the server and the browser share belongs in src/schemas or src/texts.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/(?!schemas/|texts/)', pathNot: kindFiles },
    },
    {
      name: 'src-not-server',
      comment: 'What the server and the browser share belongs in src/schemas or src/texts.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    only(
      'rjsf-in-the-renderer',
      '^src/(renderer|widgets)/|^src/schemas/validators/compileValidatorSource',
      '@rjsf/',
      'Code that uses rjsf belongs in src/renderer/form.',
    ),
    only('axios-in-data', '^src/data/', 'axios/', 'HTTP calls belong in a *.api.ts of src/data.'),
    only(
      'zustand-in-data',
      '^src/data/',
      'zustand/',
      'State that components share belongs in a *.store.ts of src/data.',
    ),
    only(
      'kysely-in-repositories',
      '^server/db/|\\.repository\\.ts$',
      'kysely/',
      'Queries belong in a *.repository.ts of the module.',
    ),
    only(
      'ajv-behind-the-validator',
      '^(src/schemas|server)/',
      'ajv/',
      'Validators are compiled on the server; the browser loads them as modules.',
    ),
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
