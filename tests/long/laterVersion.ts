import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ProjectCopy } from '../processes/projectCopy'

const laterMigrations = `import type { Kysely } from 'kysely'
import { createIndexMigration } from '../buildIndexes'

export const laterMigrations = {
  '9001column': {
    up: (db: Kysely<unknown>) =>
      db.schema
        .alterTable('applications')
        .addColumn('later', 'text', (column) => column.notNull().defaultTo(''))
        .execute(),
  },
  '9002index': createIndexMigration({ applications_later: 'applications (client_id, later, id)' }),
}
`

/** Builds the server of a later version in a separate folder: this version with one more column and one more index. */
export async function buildLaterVersion(): Promise<ProjectCopy> {
  const copy = new ProjectCopy('laterVersion')
  writeFileSync(join(copy.root, 'server/db/migrations/9001later.ts'), laterMigrations)
  const path = join(copy.root, 'server/db/migrateDatabase.ts')
  const source = readFileSync(path, 'utf8')
  const changed = source.replace('  ...replacedMigrations,\n', '$&  ...laterMigrations,\n')
  if (changed === source) throw new Error('migrateDatabase.ts has no list of migrations to add to.')
  writeFileSync(path, `import { laterMigrations } from './migrations/9001later'\n${changed}`)
  cpSync('dist', join(copy.root, 'dist'), { recursive: true })
  const { code, output } = await copy.npm('build:server')
  if (code !== 0) throw new Error(`The later version was not built: ${output}`)
  return copy
}
