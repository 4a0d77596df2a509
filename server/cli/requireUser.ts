import { findUser, findUserAnywhere } from '../modules/sessions/users.repository'
import { CommandError, requireClient, type Tools, type Values } from './command'

/**
 * Returns the user that the operator names: an account's first user by the username alone, an invited user by the
 * username and `--client`.
 * @throws CommandError if there is none
 */
export async function requireUserByName(
  tools: Tools,
  username: string,
  values: Values,
): Promise<{ id: number; clientId: number }> {
  if (values.client === undefined) {
    const user = await findUserAnywhere(tools.db, username)
    if (user) return user
    throw new CommandError(`There is no account '${username}'. For an invited user, give --client.`)
  }
  const client = await requireClient(tools, values)
  const user = await findUser(tools.db, client.id, username)
  if (user) return { id: user.id, clientId: client.id }
  throw new CommandError(`The client '${client.code}' has no user '${username}'.`)
}
