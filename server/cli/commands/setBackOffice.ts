import { removeBackOffice } from '../../repositories/delivery/backOffices'
import { whyNotReachable } from '../../services/delivery/backOfficeAddress'
import { type BackOffice, keepBackOffice, readBackOffice } from '../../services/delivery/backOffices'
import { addressRules } from '../../services/delivery/publicAddresses'
import { isWebhookSecret, newWebhookSecret } from '../../services/delivery/webhookSignature'
import { SealError } from '../../services/sessions/secretBox'
import {
  type Command,
  CommandError,
  clientOf,
  clientOption,
  keysOf,
  optional,
  type Tools,
  UsageError,
  type Values,
} from '../command'

export const setBackOffice: Command = {
  summary: "sets where a client's applications go",
  help: `set-backoffice --client CODE [--address URL] [--secret whsec_… | --new-secret] [--forget-old-secret]
set-backoffice --client CODE --off

Sets the address that applications are posted to, and what they are signed with [docs/backoffice.md].
  --address            https, or http to an address that FOYER_BACKOFFICE_ALLOW names
  --secret             a signing secret that the receiver has made
  --new-secret         makes another secret and prints it; the one before signs too, until --forget-old-secret
  --forget-old-secret  signs with the newest secret only
  --off                takes the address away: applications wait`,
  options: {
    ...clientOption,
    address: { type: 'string' },
    secret: { type: 'string' },
    'new-secret': { type: 'boolean' },
    'forget-old-secret': { type: 'boolean' },
    off: { type: 'boolean' },
  },
  run: async (tools, values) => {
    const { db, now, print } = tools
    const client = await clientOf(tools, values)
    if (values.off) {
      await removeBackOffice(db, client.id)
      return print(`${client.code} has no back-office any more: its applications wait.`)
    }
    const keys = keysOf(tools)
    const before = await known(tools, client, values)
    const address = await checkedAddress(tools, optional(values, 'address') ?? before?.address)
    const added = addedSecret(values, before !== undefined)
    const earlier = before?.secrets ?? []
    const all = added === undefined ? earlier : [added, ...earlier]
    const secrets = all.slice(0, values['forget-old-secret'] ? 1 : 2)
    await keepBackOffice(db, keys, client.id, { address, secrets }, now)
    print(`Applications of ${client.code} go to ${address}.`)
    if (added !== undefined && values.secret === undefined) print(`Signing secret: ${added}`)
  },
}

/** What it is by now. One whose secret was stored under another FOYER_SECRET is begun anew, if a new one is given. */
async function known(
  tools: Tools,
  client: { id: number; code: string },
  values: Values,
): Promise<BackOffice | undefined> {
  try {
    return await readBackOffice(tools.db, keysOf(tools), client.id)
  } catch (error) {
    if (!(error instanceof SealError)) throw error
    if (values['new-secret'] || values.secret !== undefined) return undefined
    throw new CommandError(
      `The signing secret of ${client.code} was stored under another FOYER_SECRET. Use that one, or give --address and --new-secret.`,
    )
  }
}

async function checkedAddress({ environment }: Tools, text: string | undefined): Promise<string> {
  if (text === undefined) throw new UsageError('--address is missing.')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new UsageError(`--address must be an https address without user and password, not '${text}'.`)
  const reason = await whyNotReachable(url.href, addressRules(environment.backOfficeAllow))
  if (reason !== undefined) throw new CommandError(reason)
  return url.href
}

function addedSecret(values: Values, isKnown: boolean): string | undefined {
  const given = optional(values, 'secret')
  if (given === undefined) return values['new-secret'] || !isKnown ? newWebhookSecret() : undefined
  if (isWebhookSecret(given)) return given
  throw new UsageError('--secret must be whsec_ and 24 to 64 bytes in base64.')
}
