import type { OperationId } from '../../server/endpoints'
import type { OperationDetails } from './matrix'
import type { Owner, World } from './matrixWorld'

/** A local address without a listener: a back-office that can be configured, but not reached. */
const address = 'http://127.0.0.1:9/'

/** The call's path below a client's connections, with a back-office there for a call that is going to be answered. */
const createConnectionPath =
  (rest: string) =>
  async (matrixWorld: World, owner: Owner, time: number): Promise<string> => {
    const path = `/api/connections/${matrixWorld.of[owner].clientCode}`
    if (time > 0) {
      const token = matrixWorld.tokens['the SuperUser'] ?? ''
      await matrixWorld.call(`${path}/backoffice`, { method: 'PUT', token, body: { address } })
    }
    return path + rest
  }

/** What calls on connections send, and what has to be there before. */
export const connectionCalls = {
  putBackOffice: { body: () => ({ address }) },
  rollBackOfficeSecret: { path: createConnectionPath('/backoffice/secrets') },
  forgetOldSecret: { path: createConnectionPath('/backoffice/secrets/old') },
  pauseDeliveries: { path: createConnectionPath('/backoffice/pause') },
  testBackOffice: { path: createConnectionPath('/backoffice/tests') },
  revokeApiKey: {
    path: async (matrixWorld, owner, time) => {
      const path = `/api/connections/${matrixWorld.of[owner].clientCode}/keys`
      if (time === 0) return `${path}/999999`
      const token = matrixWorld.tokens['the SuperUser'] ?? ''
      const name = `made ${time}`
      await matrixWorld.call(path, { token, body: { name, may: ['vacancies'] } })
      // Others make theirs at the same moment: the last one may be another's.
      const { body } = await matrixWorld.call<{ id: number; name: string }[]>(path, { token })
      return `${path}/${body.findLast((key) => key.name === name)?.id}`
    },
  },
} satisfies Partial<Record<OperationId, OperationDetails>>
