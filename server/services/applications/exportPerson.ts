import { listPersonsApplications } from '../../repositories/applications/erasures'
import { deliveryMessage } from '../delivery/deliveryMessage'
import type { FileTools } from '../files/openStoredFile'

/** Everything that a client has of a person: each application as its back-office receives it, files included. */
export async function exportPerson(tools: FileTools, clientId: number, email: string): Promise<unknown[]> {
  const found: unknown[] = []
  for (const id of await listPersonsApplications(tools.db, clientId, email)) {
    const message = await deliveryMessage(tools, clientId, id)
    if (message !== undefined) found.push(JSON.parse(message))
  }
  return found
}
