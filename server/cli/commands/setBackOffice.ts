import { backOfficeFaults } from '../../../src/texts/admin/backOffice.texts'
import { getOperatorActor } from '../../modules/audit/clientActor'
import {
  type BackOfficeChange,
  changeBackOffice,
  disconnectBackOffice,
} from '../../modules/backOffice/backOffice.service'
import { parseBackOfficeAddress } from '../../modules/backOffice/backOfficeSettings'
import { ProblemError } from '../../problem'
import {
  type Command,
  CommandError,
  clientOption,
  getOption,
  parseNumberOption,
  requireClient,
  requireKeys,
  UsageError,
  type Values,
} from '../command'

const hourMs = 60 * 60 * 1000

export const setBackOffice: Command = {
  summary: "sets a client's back-office connection",
  help: `set-backoffice --client CODE [--address URL] [--secret whsec_… | --new-secret [--overlap HOURS]] [--forget-old-secret]
set-backoffice --client CODE --off

Sets the address that applications are posted to, and their signing secret [docs/backoffice.md].
  --address            https, or http to an address in FOYER_BACKOFFICE_ALLOW; with the first, a secret is created
  --secret             a signing secret from the receiver
  --new-secret         creates another secret and prints it
  --overlap            hours during which the former secret also signs; without it, until --forget-old-secret
  --forget-old-secret  signs with the newest secret only
  --off                removes the address and the secrets: applications wait`,
  options: {
    ...clientOption,
    address: { type: 'string' },
    secret: { type: 'string' },
    'new-secret': { type: 'boolean' },
    overlap: { type: 'string' },
    'forget-old-secret': { type: 'boolean' },
    off: { type: 'boolean' },
  },
  run: async (tools, values) => {
    const { db, environment, now, print } = tools
    const client = await requireClient(tools, values)
    const actor = getOperatorActor(client)
    const context = { db, environment, now: () => now }
    if (values.off) {
      await disconnectBackOffice(context, actor)
      return print(`${client.code} no longer has a back-office: its applications wait.`)
    }
    const keys = requireKeys(tools)
    const changedBackOffice = await changeBackOffice(
      { ...context, keys },
      actor,
      parseWantedSettings(values),
    ).catch(rethrowAsCommandError)
    print(`Applications of ${client.code} are sent to ${changedBackOffice.address}.`)
    if (changedBackOffice.madeSecret !== null) print(`Signing secret: ${changedBackOffice.madeSecret}`)
  },
}

function parseWantedSettings(values: Values): BackOfficeChange {
  const address = getOption(values, 'address')
  if (address !== undefined && parseBackOfficeAddress(address) === undefined)
    throw new UsageError(`--address ${backOfficeFaults.address(address)}`)
  return {
    address,
    secret: getOption(values, 'secret') ?? (values['new-secret'] ? 'new' : undefined),
    overlapMs: values.overlap === undefined ? undefined : parseNumberOption(values, 'overlap') * hourMs,
    removesOldSecret: values['forget-old-secret'] === true,
  }
}

/** Reports validation errors with the texts of the back-office settings page. */
function rethrowAsCommandError(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error
  const [{ path = '', message = '' } = {}] = error.parts.errors ?? []
  if (message === backOfficeFaults.none) throw new UsageError('--address is missing.')
  if (message === backOfficeFaults.secret) throw new UsageError(`--${path.slice(1)} ${message}`)
  throw new CommandError(message)
}
