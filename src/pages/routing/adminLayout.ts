import type { PageLayout } from '../../schemas/pages/pageDefinition'

/**
 * Layout of administration pages, without the client's sidebar and title bar, so that navigation changes only
 * the page's content.
 */
export const adminLayout: PageLayout = { sidebar: 'none', titleBar: 'none', width: 'wide' }

/** Layout of administration pages that show the client's sidebar, closed, at their foot [LY-05]. */
export const adminLayoutWithSidebar: PageLayout = { ...adminLayout, sidebar: 'closed' }
