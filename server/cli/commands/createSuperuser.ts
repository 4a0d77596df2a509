import { randomBytes } from 'node:crypto'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { getInitialClientValues } from '../../modules/accounts/newClient'
import { addClient, findClient } from '../../modules/clients/clients.repository'
import { addUser, isUsernameTaken } from '../../modules/sessions/users.repository'
import { findPasswordProblem, hashPassword } from '../../security/passwords'
import {
  type Command,
  CommandError,
  clientOption,
  getOption,
  requireOption,
  type Tools,
  UsageError,
} from '../command'

export const createSuperuser: Command = {
  summary: 'creates a master administrator',
  help: `create-superuser --username NAME [--client CODE] [--company NAME] [--password-stdin]

Creates an administrator who manages the clients' accounts and signs in at the site of their own client.
  --username        at most 100 characters; unique, regardless of letter case
  --client          code (subdomain) of their client, created if it does not exist; admin by default
  --company         company of a new client; Foyer by default
  --password-stdin  reads the password, at least 10 characters, from stdin; otherwise one is generated and printed once`,
  options: {
    ...clientOption,
    username: { type: 'string' },
    company: { type: 'string' },
    'password-stdin': { type: 'boolean' },
  },
  run: async (tools, values) => {
    const username = requireOption(values, 'username')
    if (username.length > 100) throw new UsageError('--username has more than 100 characters.')
    const code = (getOption(values, 'client') ?? 'admin').toLowerCase()
    if (!/^[a-z0-9]([a-z0-9-]{0,98}[a-z0-9])?$/.test(code)) {
      throw new UsageError(`--client must be a subdomain's name, not '${code}'.`)
    }
    const pipedPassword = values['password-stdin']
      ? (await tools.readStdin()).replace(/\r?\n$/, '')
      : undefined
    if (pipedPassword !== undefined && pipedPassword.length < 10)
      throw new CommandError('The password has fewer than 10 characters.')
    const company = getOption(values, 'company') ?? 'Foyer'
    const problem =
      pipedPassword === undefined
        ? null
        : await findPasswordProblem(pipedPassword, { username, company, clientCode: code })
    if (problem) throw new CommandError(problem)
    const password = pipedPassword ?? randomBytes(15).toString('base64url')
    await addSuperuser(tools, { username, code, company, password })
    tools.print(`${username} is a master administrator at the client '${code}'.`)
    if (pipedPassword === undefined) tools.print(`Password: ${password}`)
  },
}

async function addSuperuser(
  { db, now }: Tools,
  { username, code, company, password }: Record<'username' | 'code' | 'company' | 'password', string>,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const createdAt = now.toISOString()
  await runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, 0, 'accounts')
    if (await isUsernameTaken(trx, username)) throw new CommandError(`The username '${username}' is taken.`)
    const existingClient = await findClient(trx, code)
    const clientId =
      existingClient?.id ?? (await addClient(trx, { ...getInitialClientValues(code, company), createdAt }))
    await addUser(trx, clientId, { username, passwordHash, role: 'SuperUser', createdAt })
  })
}
