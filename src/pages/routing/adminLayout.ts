import type { PageLayout } from '../../schemas/pages/pageDefinition'

/** Layout of administrators' pages: without the client's sidebar and title bar, so that only the page itself changes. */
export const adminLayout: PageLayout = { sidebar: 'none', titleBar: 'none', width: 'wide' }

/** Layout of the pages that show the client's sidebar below [LY-05]. */
export const adminLayoutWithSidebar: PageLayout = { ...adminLayout, sidebar: 'below' }
