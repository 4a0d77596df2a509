/**
 * Returns the files of a new module: one setting of the client with a GET and a PUT. It uses an existing column, so
 * that the module is complete without a migration.
 * @param {{ name: string, Name: string }} module jobFairs, JobFairs
 * @returns {{ path: string, text: string }[]}
 */
export function createModuleSources(module) {
  const file = (extension, source) => ({
    path: `server/modules/${module.name}/${module.name}.${extension}`,
    text: source(module),
  })
  return [
    file('endpoints.ts', endpointsSource),
    file('routes.ts', routesSource),
    file('schemas.ts', schemasSource),
    file('service.ts', serviceSource),
    file('service.test.ts', testSource),
    file('repository.ts', repositorySource),
  ]
}

const endpointsSource = ({ name, Name }) => `import { get${Name}, put${Name} } from './${name}.routes'

export const ${name}Endpoints = {
  get${Name},
  put${Name},
}
`

const routesSource = ({ name, Name }) => `import { endpoint } from '../../http/endpoint'
import { ${Name}Shape } from './${name}.schemas'
import { change${Name}, read${Name} } from './${name}.service'

export const get${Name} = endpoint({
  method: 'GET',
  url: '/api/${name}',
  access: 'client',
  scope: 'account',
  summary: 'Answers whether recent jobs are shown',
  schema: { response: { 200: ${Name}Shape } },
  example: { answer: { isOn: true } },
  handle: ({ session }, _reply, context) => read${Name}(context, session.clientId),
})

export const put${Name} = endpoint({
  method: 'PUT',
  url: '/api/${name}',
  access: 'client',
  scope: 'account',
  limits: 'changes',
  summary: 'Shows or hides recent jobs',
  schema: { body: ${Name}Shape, response: { 200: ${Name}Shape } },
  example: { body: { isOn: false }, answer: { isOn: false } },
  handle: ({ session, body }, _reply, context) => change${Name}(context, session, body),
})
`

const schemasSource = ({ Name }) => `import { Type } from 'typebox'

export const ${Name}Shape = Type.Object(
  { isOn: Type.Boolean() },
  { additionalProperties: false, title: '${Name}' },
)
`

const serviceSource = ({ name, Name }) => `import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { addAudit } from '../audit/audit.repository'
import type { Session } from '../sessions/session.types'
import { find${Name}, type ${Name}, save${Name} } from './${name}.repository'

export function read${Name}({ db }: Pick<ServerContext, 'db'>, clientId: number): Promise<${Name}> {
  return find${Name}(db, clientId)
}

/** Saves the setting and writes the change to the audit log. Saving the current value changes nothing. */
export function change${Name}(
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { clientId, userId, address }: Pick<Session, 'clientId' | 'userId' | 'address'>,
  { isOn }: ${Name},
): Promise<${Name}> {
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, clientId, 'settings')
    const before = await find${Name}(trx, clientId)
    if (before.isOn === isOn) return before
    await save${Name}(trx, clientId, { isOn })
    const subject = \`client:\${clientId}\`
    await addAudit(trx, clientId, { userId, action: 'settings changed', subject, at: now().toISOString(), address })
    return { isOn }
  })
}
`

const repositorySource = ({ Name }) => `import { toFlag } from '../../db/columns'
import type { Db } from '../../db/openDatabase'
import { incrementSiteVersion } from '../clients/clients.repository'

export interface ${Name} {
  /** True if the site shows recent jobs. */
  isOn: boolean
}

export async function find${Name}(db: Db, clientId: number): Promise<${Name}> {
  const row = await db
    .selectFrom('clients')
    .select('can_show_recent_jobs as isOn')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return { isOn: row.isOn === 1 }
}

export async function save${Name}(db: Db, clientId: number, { isOn }: ${Name}): Promise<void> {
  await db
    .updateTable('clients')
    .set({ can_show_recent_jobs: toFlag(isOn), ...incrementSiteVersion })
    .where('id', '=', clientId)
    .execute()
}
`

const testSource = ({ name, Name }) => `import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '../../db/migrateDatabase'
import { type Db, openDatabase } from '../../db/openDatabase'
import { getInitialClientValues } from '../accounts/newClient'
import { addClient } from '../clients/clients.repository'
import { change${Name}, read${Name} } from './${name}.service'

const now = () => new Date('2026-11-22T09:00:00.000Z')
let folder: string
let db: Db

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-${name}-'))
  db = openDatabase(\`file:\${join(folder, 'test.db')}\`)
  await migrateDatabase(db)
})
afterAll(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const createClient = (code: string) =>
  addClient(db, { ...getInitialClientValues(code, code), createdAt: now().toISOString() })

test('${name}: a change is saved and audited once, only for its client', async () => {
  const [clientId, otherId] = [await createClient('quay'), await createClient('pier')]
  const { isOn } = await read${Name}({ db }, clientId)
  const session = { clientId, userId: null, address: '192.0.2.0/24' }
  for (const _twice of [1, 2]) await change${Name}({ db, now }, session, { isOn: !isOn })
  expect(await read${Name}({ db }, clientId)).toEqual({ isOn: !isOn })
  expect(await read${Name}({ db }, otherId)).toEqual({ isOn })
  const audit = await db.selectFrom('audit').select(['client_id', 'action']).execute()
  expect(audit).toEqual([{ client_id: clientId, action: 'settings changed' }])
})
`
