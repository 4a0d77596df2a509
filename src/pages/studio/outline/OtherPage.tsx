import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Studio } from '../../../data/studio/studio.types'
import { clientBlocks } from '../../../schemas/blocks/block'
import { normalizePath } from '../../../schemas/pages/normalizePath'
import { notFoundPath } from '../../../schemas/pages/notFoundPath'
import { addPage } from '../../../schemas/siteEditing/pageChanges'
import { studioPanelTexts as texts } from '../../../texts/admin/studio.texts'
import { notFoundTexts } from '../../../texts/public/site.texts'
import { publicPages } from '../../registry/pageDefinitions'
import { applyChange } from '../draft/applyChange'

/** Initial content of a client's own not-found page: a text and a link. */
const notFound = () => ({
  path: notFoundPath,
  title: notFoundTexts.title,
  blocks: [
    { type: 'richText', text: [notFoundTexts.text] },
    { type: 'button', label: notFoundTexts.toJobs, url: '/job/viewjobs' },
  ],
})

/** Shown instead of the outline for a page that is not yet in config.json. */
export function OtherPage({ studio, path }: { studio: Studio; path: string }): ReactNode {
  const isNotFound = normalizePath(path) === notFoundPath
  const otherPage = isNotFound
    ? notFound()
    : publicPages.find((page) => normalizePath(page.path) === normalizePath(path))
  if (!otherPage) return <p>{texts.unknownPage}</p>
  const isOwnable = otherPage.blocks.every(({ type }) => Object.hasOwn(clientBlocks, type))
  if (!isOwnable) return <p>{texts.notOwnFixed(otherPage.title)}</p>
  const { title, blocks } = otherPage
  const raw = () => studio.store.getState().raw
  return (
    <div className="fy-outline">
      <p>{texts.notOwn(title)}</p>
      <button
        type="button"
        className="fy-button"
        onClick={() =>
          applyChange(studio, addPage(raw(), { title, blocks, path: otherPage.path, isInMenu: false }))
        }
      >
        <Pencil aria-hidden="true" />
        {texts.makeOwn}
      </button>
    </div>
  )
}
