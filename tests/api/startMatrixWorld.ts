import { samsProfile } from '../marketplace/samsProfile'
import { startMarketplace } from '../marketplace/startMarketplace'
import { pdf } from './applicationFixture'
import { matrixSecret } from './matrixTokens'
import { createMatrixClients, type World } from './matrixWorld'
import { startTestServer, type TestServer } from './testServer'

/** A server with a marketplace, two clients with the same kinds of records, and tokens of all actors. */
export interface StartedMatrix {
  server: TestServer
  world: World
  stop: () => Promise<void>
}

export async function startMatrixWorld(): Promise<StartedMatrix> {
  const market = await startMarketplace(samsProfile, pdf)
  const server = await startTestServer({
    ...market.variables,
    FOYER_LIMITS: 'off',
    FOYER_BACKOFFICE_ALLOW: '127.0.0.1',
    FOYER_SECRET: matrixSecret,
  })
  await server.database.query("update clients set advertiser_id = 'meridian-health' where code = 'meridian'")
  const world = await createMatrixClients(server, market)
  const stop = async () => {
    await server.stop()
    await market.stop()
  }
  return { server, world, stop }
}
