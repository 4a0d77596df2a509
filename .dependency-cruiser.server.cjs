// The server's layers and modules (server/modules/README.md), tests apart: `npm run floors`.
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'server-base',
      comment: 'Base folders know nothing of HTTP, modules or the request context.',
      severity: 'error',
      from: {
        path: '^server/(config|text|network|db|security|jobs|monitoring)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^server/(http|plugins|modules|cli|demo)/|^server/(app|context|endpoints|main|parserThread|startServer|startWorkers)\\.ts$',
      },
    },
    {
      name: 'server-modules-no-cycles',
      comment: 'Modules form an acyclic graph: server/modules/README.md.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^server/(modules/[^/]+|http|plugins|config|text|network|db|security|jobs|monitoring)$',
      },
      to: {
        circular: true,
      },
    },
    {
      name: 'server-modules-below-app',
      severity: 'error',
      from: {
        path: '^server/(modules|http|plugins)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^server/(cli|demo)/|^server/(app|endpoints|main|parserThread|startServer|startWorkers)\\.ts$',
      },
    },
    {
      name: 'routes-are-private',
      comment:
        'Only endpoint lists, app.ts and the routes of other modules (for shared schemas) import routes.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '\\.(routes|endpoints|test)\\.ts$|^server/(app|endpoints)\\.ts$',
      },
      to: {
        path: '\\.routes\\.ts$',
      },
    },
    {
      name: 'routes-call-services',
      comment: 'A routes file calls services; of a repository it may import types.',
      severity: 'error',
      from: {
        path: '\\.routes\\.ts$',
      },
      to: {
        path: '\\.repository\\.ts$|^server/db/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'repositories-know-the-database',
      comment: 'A repository imports db and other repositories, no service and no HTTP.',
      severity: 'error',
      from: {
        path: '\\.repository\\.ts$',
      },
      to: {
        path: '^server/',
        pathNot: '^server/db/|\\.repository\\.ts$|^server/config/',
      },
    },
  ],
  options: { ...options, exclude: { path: '^(dist|data|tests)/|\\.test\\.tsx?$' } },
}
