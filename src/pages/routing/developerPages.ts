import type { PageDefinition } from '../../schemas/pages/pageDefinition'
import { playgroundTitle } from '../../texts/admin/adminPageTitles.texts'

/** Pages of `npm run dev` alone; a build has none. The demo's kitchen gets them from the server. */
export const developerPages: PageDefinition[] = import.meta.env.DEV
  ? [
      {
        name: 'playground',
        path: '/playground',
        access: 'public',
        title: playgroundTitle,
        layout: { sidebar: 'none', titleBar: 'slim', width: 'wide' },
        blocks: [{ type: 'pageTitle', title: playgroundTitle }, { type: 'playground' }],
      },
    ]
  : []
