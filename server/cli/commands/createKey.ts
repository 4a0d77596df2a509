import { createApiKey } from '../../services/accounts/apiKeys'
import { type Command, clientOf, clientOption, optional } from '../command'

export const createKey: Command = {
  summary: "makes an API key for a client's back-office",
  help: `create-key --client CODE [--name NAME]

Makes a key for PUT and DELETE /api/backoffice/vacancies/{code}, and prints it once: only its hash is kept.
  --name  what revoke-key will know it by; 'back-office' if it is not given`,
  options: { ...clientOption, name: { type: 'string' } },
  run: async (tools, values) => {
    const client = await clientOf(tools, values)
    tools.print(await createApiKey(tools.db, client.id, optional(values, 'name') ?? 'back-office', tools.now))
  },
}
