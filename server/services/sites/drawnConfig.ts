import type { ClientConfig } from '../../../src/schemas/clientConfig'
import { configIn } from '../../../src/schemas/ownWords/configWords'
import type { ClientPage } from '../../../src/schemas/pages/pageDefinition'
import type { Language } from '../../../src/texts/language'
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

/** A client's configuration as its pages are drawn, in the words of a language: the demo's kitchen shows the form renderer to developers. */
export async function drawnConfig(
  context: Pick<ServerContext, 'db' | 'root' | 'report' | 'environment'>,
  client: Client,
  language: Language = 'en',
): Promise<ClientConfig> {
  const config = configIn(language, await siteConfig(context, client))
  if (context.environment.production || client.code !== 'kitchen') return config
  return { ...config, pages: [...config.pages, playground] }
}
