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
        path: '^server/(http|plugins|modules|cli|demo)/|^server/(app|context|endpoints|main|startServer|startWorkers)\\.ts$',
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
        path: '^server/(cli|demo)/|^server/(app|endpoints|main|startServer|startWorkers)\\.ts$',
      },
    },
    {
      name: 'server-modules-below-plugins',
      comment:
        'Plugins are registered once for the whole server; what modules share with them is in server/http.',
      severity: 'error',
      from: {
        path: '^server/(modules|http)/',
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: '^server/plugins/',
      },
    },
    {
      name: 'routes-are-private',
      comment: 'Only endpoint lists and app.ts import routes; shared shapes are in *.schemas.ts.',
      severity: 'error',
      from: {
        path: '^server/',
        pathNot: '\\.(endpoints|test)\\.ts$|^server/app\\.ts$',
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
      name: 'http-knows-no-repository',
      severity: 'error',
      from: {
        path: '^server/http/',
      },
      to: {
        path: '\\.repository\\.ts$',
      },
    },
    {
      name: 'repositories-know-the-database',
      comment: 'A repository imports db, other repositories and types, no service and no HTTP.',
      severity: 'error',
      from: {
        path: '\\.repository\\.ts$',
      },
      to: {
        path: '^server/',
        pathNot: '^server/db/|\\.(repository|types)\\.ts$|^server/config/',
      },
    },
  ],
  options: { ...options, exclude: { path: '^(dist|data|tests)/|\\.test\\.tsx?$' } },
}
