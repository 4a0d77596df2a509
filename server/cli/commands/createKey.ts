import { type KeyRight, keyRights } from '../../../src/schemas/connections/connections.types'
import { createAuditedApiKey } from '../../modules/apiKeys/apiKeys.service'
import { getOperatorActor } from '../../modules/audit/clientActor'
import { ProblemError } from '../../problem'
import {
  type Command,
  CommandError,
  clientOption,
  getOption,
  requireClient,
  UsageError,
  type Values,
} from '../command'

export const createKey: Command = {
  summary: "creates an API key for a client's back-office",
  help: `create-key --client CODE [--name NAME] [--may LIST]

Creates a key for the endpoints below /api/backoffice, and prints it once: only its hash is stored.
  --name  its name, for revoke-key; 'back-office' by default
  --may   what it permits: vacancies, applications, or both separated by a comma; vacancies by default`,
  options: { ...clientOption, name: { type: 'string' }, may: { type: 'string' } },
  run: async (tools, values) => {
    const client = await requireClient(tools, values)
    const input = { name: getOption(values, 'name') ?? 'back-office', may: parseRights(values) }
    const context = { db: tools.db, now: () => tools.now }
    tools.print(
      await createAuditedApiKey(context, getOperatorActor(client), input).catch(rethrowAsCommandError),
    )
  },
}

function parseRights(values: Values): KeyRight[] {
  const text = getOption(values, 'may') ?? 'vacancies'
  const rightNames = text.split(',').map((right) => right.trim())
  const invalidText = rightNames.find((right) => !keyRights.some((allowed) => allowed === right))
  if (invalidText === undefined) return keyRights.filter((right) => rightNames.includes(right))
  throw new UsageError(`--may can list ${keyRights.join(' and ')}, not '${invalidText}'.`)
}

function rethrowAsCommandError(error: unknown): never {
  if (!(error instanceof ProblemError)) throw error
  throw new CommandError(`${error.parts.errors?.[0]?.message ?? error.code}.`)
}
