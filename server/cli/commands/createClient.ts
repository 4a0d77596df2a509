import { join, resolve } from 'node:path'
import { userFieldTexts } from '../../../src/texts/admin/users.texts'
import { createAccount } from '../../modules/accounts/accounts.service'
import { createClientFolder } from '../../modules/sites/checkClientFolder'
import { getClientsFolder } from '../../modules/sites/clientFolder'
import { ProblemError } from '../../problem'
import {
  type Command,
  CommandError,
  createSiteContext,
  getOption,
  requireOption,
  type Tools,
} from '../command'

/** Values of the settings for which the command has no option; as in `getInitialClientValues`. */
const defaultSettings = {
  canAllowUpload: true,
  seekAdvertiserId: null,
  privacyLink: null,
  privacyLinkLabel: null,
  maxImportedCount: 100,
}

export const createClient: Command = {
  summary: 'creates a client, its administrator and its folder',
  help: `create-client --code CODE --company NAME --username NAME [--folder DIR]

Creates a client, its administrator, and a folder with a first config.json. The site is available at its subdomain
immediately. The rules are those of User Management.
  --code      the subdomain
  --company   the company's name
  --username  the administrator's; unique
  --folder    folder of the clients' folders; FOYER_CLIENTS_DIR or public/clients by default
The command asks for the password, at least 10 characters, without showing it, or reads it from stdin if that is not a terminal.`,
  options: {
    code: { type: 'string' },
    company: { type: 'string' },
    username: { type: 'string' },
    folder: { type: 'string' },
  },
  paths: ['folder'],
  run: async (tools, values) => {
    const account = {
      clientCode: requireOption(values, 'code'),
      company: requireOption(values, 'company'),
      username: requireOption(values, 'username'),
      password: await readPassword(tools),
    }
    const { db, now, environment } = tools
    await createAccount({ db, environment, now: () => now }, null, { ...defaultSettings, ...account }).catch(
      rethrowAsCommandError,
    )
    const code = account.clientCode.toLowerCase()
    tools.print(`${account.username} is the administrator of the new client '${code}'.`)
    const folder = resolve(getOption(values, 'folder') ?? getClientsFolder(createSiteContext(tools)))
    const file = join(folder, code, 'config.json')
    const isConfigNew = await createClientFolder(folder, code, account.company).catch(
      (error: NodeJS.ErrnoException) => {
        throw new CommandError(
          `${file} could not be written (${error.code}): the site has the defaults until it is there.`,
        )
      },
    )
    tools.print(isConfigNew ? `Created ${file}.` : `${file} existed already and was not changed.`)
  },
}

async function readPassword({ askPassword, readStdin }: Tools): Promise<string> {
  return askPassword ? askPassword() : (await readStdin()).replace(/\r?\n$/, '')
}

/** Reports validation errors with the field labels and texts of the User Management form. */
function rethrowAsCommandError(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error
  const labels: Record<string, string> = userFieldTexts
  const lines = (error.parts.errors ?? []).map(
    ({ path, message }) => `${labels[path.slice(1)] ?? path}: ${message}`,
  )
  throw new CommandError(['Nothing was created:', ...lines].join('\n  '))
}
