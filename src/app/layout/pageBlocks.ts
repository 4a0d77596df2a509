import type { ClientSiteState } from '../../data/site/clientSite.store'
import type { Block } from '../../schemas/blocks/block'
import type { PageDefinition } from '../../schemas/pages/pageDefinition'

/** Returns all blocks of a page: its own, and the sidebar's if the client and the page show a sidebar. */
export function getPageBlocks({ blocks, layout }: PageDefinition, client: ClientSiteState): readonly Block[] {
  if (client.status !== 'ready' || !client.settings.canShowSidebar) return blocks
  const hasSidebar = layout.sidebar === 'beside' || layout.sidebar === 'below'
  return hasSidebar ? [...blocks, ...client.config.sidebarBlocks] : blocks
}
