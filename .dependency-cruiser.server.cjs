// Layers and modules of the server, as server/modules/README.md describes them; `npm run floors` checks them. That only repositories
// and server/db import Kysely is a rule of .dependency-cruiser.cjs. Tests are left out: they may read the database or build a whole server.
const { options } = require('./.dependency-cruiser.cjs')

const baseFolders = '^server/(config|text|network|db|security|jobs|monitoring)'
const entryPoints = '^server/(app|endpoints|main|parserThread|startServer|startWorkers)\\.ts$'
const repository = '\\.repository\\.ts$'

module.exports = {
  forbidden: [
    {
      name: 'server-base',
      comment:
        'Base folders know neither HTTP nor modules. Code that needs them belongs in a module; what a base folder needs is passed to it.',
      severity: 'error',
      from: { path: `${baseFolders}/` },
      to: { path: ['^server/(http|plugins|modules|cli|demo)/', '^server/context\\.ts$', entryPoints] },
    },
    {
      name: 'server-modules-no-cycles',
      comment:
        'Modules do not import each other in a circle. Move what both need to the lower module (levels: server/modules/README.md).',
      severity: 'error',
      scope: 'folder',
      from: { path: ['^server/modules/[^/]+$', '^server/(http|plugins)$', `${baseFolders}$`] },
      to: { circular: true },
    },
    {
      name: 'server-modules-below-app',
      comment:
        'Modules do not know the program that they are part of. What a command, the demo and the server share belongs in a module.',
      severity: 'error',
      from: { path: '^server/(modules|http|plugins)/' },
      to: { path: ['^server/(cli|demo)/', entryPoints] },
    },
    {
      name: 'server-modules-below-plugins',
      comment:
        'Plugins are registered once for the whole server. What modules share with them belongs in server/http.',
      severity: 'error',
      from: { path: '^server/(modules|http)/' },
      to: { path: '^server/plugins/' },
    },
    {
      name: 'routes-are-private',
      comment:
        'Only endpoint lists and app.ts import routes. Shared shapes belong in a *.schemas.ts, shared rules in a *.service.ts.',
      severity: 'error',
      from: { path: '^server/', pathNot: ['\\.endpoints\\.ts$', '^server/app\\.ts$'] },
      to: { path: '\\.routes\\.ts$' },
    },
    {
      name: 'routes-call-services',
      comment:
        'What answers requests uses no repository and no database. Put the query into a *.repository.ts and call it from a *.service.ts. ' +
        'Types may be imported.',
      severity: 'error',
      from: {
        path: ['\\.(routes|endpoints)\\.ts$', '^server/(http|plugins)/', '^server/(app|endpoints)\\.ts$'],
      },
      to: { path: [repository, '^server/db/'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'http-knows-no-repository',
      comment:
        'Endpoint declarations build on server/http and need no query. Put shared types into a *.types.ts.',
      severity: 'error',
      from: { path: '^server/http/' },
      to: { path: repository },
    },
    {
      name: 'repositories-know-the-database',
      comment:
        'A repository holds queries and imports server/db, server/config and other repositories; of others it may import *.types.ts. Rules and transactions belong in a *.service.ts.',
      severity: 'error',
      from: { path: repository },
      to: { path: '^server/', pathNot: ['^server/(db|config)/', repository, '\\.types\\.ts$'] },
    },
  ],
  options: { ...options, exclude: { path: '^(dist|data|tests)/|\\.test\\.tsx?$' } },
}
