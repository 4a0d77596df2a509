import type { ClientConfig } from '../../../src/schemas/clientConfig'
import type { ClientPage } from '../../../src/schemas/pages/pageDefinition'
import { playgroundTexts } from '../../../src/texts/playground'
import type { Client } from '../../repositories/accounts/clients'
import type { ServerContext } from '../serverContext'
import { siteConfig } from './source/siteSource'

/** The block is the product's own: no client's configuration may name it. */
const playground = {
  path: '/playground',
  title: playgroundTexts.title,
  blocks: [{ type: 'playground' }],
} as unknown as ClientPage

/** A client's configuration as its pages are drawn: the demo's kitchen shows the form renderer to developers. */
export async function drawnConfig(
  context: Pick<ServerContext, 'db' | 'root' | 'report' | 'environment'>,
  client: Client,
): Promise<ClientConfig> {
  const config = await siteConfig(context, client)
  if (context.environment.production || client.code !== 'kitchen') return config
  return { ...config, pages: [...config.pages, playground] }
}
