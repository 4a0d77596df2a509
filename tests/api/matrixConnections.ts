import type { OperationId } from '../../server/endpoints'
import type { OperationDetails } from './matrix'
import type { Owner, World } from './matrixWorld'

/** A local address without a listener: a back-office that can be configured, but not reached. */
const address = 'http://127.0.0.1:9/'

/** Returns a path below a client's connections; for a call that must succeed, configures a back-office first. */
const createConnectionPath =
  (rest: string) =>
  async (matrixWorld: World, owner: Owner, callNumber: number): Promise<string> => {
    const path = `/api/connections/${matrixWorld.of[owner].clientCode}`
    if (callNumber > 0) {
      const token = matrixWorld.tokens['the SuperUser'] ?? ''
      await matrixWorld.call(`${path}/backoffice`, { method: 'PUT', token, body: { address } })
    }
    return path + rest
  }

/** Calls on connections, with their prerequisites. */
export const connectionCalls = {
  putBackOffice: { body: () => ({ address }) },
  rollBackOfficeSecret: { path: createConnectionPath('/backoffice/secrets') },
  forgetOldSecret: { path: createConnectionPath('/backoffice/secrets/old') },
  pauseDeliveries: { path: createConnectionPath('/backoffice/pause') },
  testBackOffice: { path: createConnectionPath('/backoffice/tests') },
  revokeApiKey: {
    path: async (matrixWorld, owner, callNumber) => {
      const path = `/api/connections/${matrixWorld.of[owner].clientCode}/keys`
      if (callNumber === 0) return `${path}/999999`
      const token = matrixWorld.tokens['the SuperUser'] ?? ''
      const name = `made ${callNumber}`
      await matrixWorld.call(path, { token, body: { name, may: ['vacancies'] } })
      // Concurrent calls create keys as well, so the last one may belong to another call.
      const { body } = await matrixWorld.call<{ id: number; name: string }[]>(path, { token })
      return `${path}/${body.findLast((key) => key.name === name)?.id}`
    },
  },
} satisfies Partial<Record<OperationId, OperationDetails>>
