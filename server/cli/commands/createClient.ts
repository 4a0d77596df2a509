import { join, resolve } from 'node:path'
import { userFieldTexts } from '../../../src/texts/admin/users.texts'
import { createAccount } from '../../modules/accounts/accounts.service'
import { createClientFolder } from '../../modules/sites/createClientFolder'
import { ProblemError } from '../../problem'
import { type Command, CommandError, needed, optional, type Tools } from '../command'

/** Same defaults as the form in User Management. */
const usual = {
  canAllowUpload: true,
  seekAdvertiserId: null,
  privacyLink: null,
  privacyLinkLabel: null,
  maxImportedCount: 100,
}

export const createClient: Command = {
  summary: 'makes a client, its administrator and its folder',
  help: `create-client --code CODE --company NAME --username NAME [--folder DIR]

Makes a client, whose site is at its subdomain at once, with an administrator who signs in there, and a folder with a
config.json to begin from. What User Management would refuse is refused in the same words.
  --code      the subdomain
  --company   the company's name
  --username  the administrator's; no other account has it
  --folder    where the clients' folders are; public/clients if it is not given
The password, at least 10 characters, is asked for and not shown, or read from stdin where that is no terminal.`,
  options: {
    code: { type: 'string' },
    company: { type: 'string' },
    username: { type: 'string' },
    folder: { type: 'string' },
  },
  paths: ['folder'],
  run: async (tools, values) => {
    const account = {
      clientCode: needed(values, 'code'),
      company: needed(values, 'company'),
      username: needed(values, 'username'),
      password: await passwordOf(tools),
    }
    const { db, now, environment } = tools
    await createAccount({ db, environment, now: () => now }, null, { ...usual, ...account }).catch(refused)
    const code = account.clientCode.toLowerCase()
    tools.print(`${account.username} is the administrator of the new client '${code}'.`)
    const folder = resolve(optional(values, 'folder') ?? join('public', 'clients'))
    const file = join(folder, code, 'config.json')
    const isNew = await createClientFolder(folder, code, account.company).catch(
      (error: NodeJS.ErrnoException) => {
        throw new CommandError(
          `${file} could not be written (${error.code}): the site has the defaults until it is there.`,
        )
      },
    )
    tools.print(isNew ? `Its folder begins with ${file}.` : `Its folder was there before, with ${file}.`)
  },
}

async function passwordOf({ askPassword, readStdin }: Tools): Promise<string> {
  return askPassword ? askPassword() : (await readStdin()).replace(/\r?\n$/, '')
}

/** Reports validation errors with the field labels and texts of the User Management form. */
function refused(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error
  const labels: Record<string, string> = userFieldTexts
  const lines = (error.parts.errors ?? []).map(
    ({ path, message }) => `${labels[path.slice(1)] ?? path}: ${message}`,
  )
  throw new CommandError(['Nothing was made:', ...lines].join('\n  '))
}
