import { removeBackOffice } from '../../repositories/delivery/backOffices'
import { keepBackOffice, readBackOffice } from '../../services/delivery/backOffices'
import { isWebhookSecret, newWebhookSecret } from '../../services/delivery/webhookSignature'
import { readKeys } from '../../services/sessions/keys'
import { type Command, clientOf, clientOption, optional, UsageError, type Values } from '../command'

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
    const keys = readKeys(tools.environment)
    const before = await readBackOffice(db, keys, client.id)
    const address = checkedAddress(optional(values, 'address') ?? before?.address)
    const added = addedSecret(values, before !== undefined)
    const known = before?.secrets ?? []
    const all = added === undefined ? known : [added, ...known]
    const secrets = all.slice(0, values['forget-old-secret'] ? 1 : 2)
    await keepBackOffice(db, keys, client.id, { address, secrets }, now)
    print(`Applications of ${client.code} go to ${address}.`)
    if (added !== undefined && values.secret === undefined) print(`Signing secret: ${added}`)
  },
}

function checkedAddress(text: string | undefined): string {
  if (text === undefined) throw new UsageError('--address is missing.')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url.href
  throw new UsageError(`--address must be an https address without user and password, not '${text}'.`)
}

function addedSecret(values: Values, isKnown: boolean): string | undefined {
  const given = optional(values, 'secret')
  if (given === undefined) return values['new-secret'] || !isKnown ? newWebhookSecret() : undefined
  if (isWebhookSecret(given)) return given
  throw new UsageError('--secret must be whsec_ and 24 to 64 bytes in base64.')
}
