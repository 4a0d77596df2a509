import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { clientBlocks } from '../../../schemas/pages/block'
import { notFoundPath } from '../../../schemas/pages/notFoundPath'
import { plainPath } from '../../../schemas/pages/plainPath'
import { addPage } from '../../../schemas/site/pageChanges'
import { notFoundTexts } from '../../../texts/notFound'
import { studioPanelTexts as texts } from '../../../texts/studioPanels'
import { publicPages } from '../../definitions/publicPages'
import { applyChange } from './applyChange'

/** What a client's own begins with: words, and a way on. */
const notFound = () => ({
  path: notFoundPath,
  title: notFoundTexts.title,
  blocks: [
    { type: 'richText', text: [notFoundTexts.text] },
    { type: 'button', label: notFoundTexts.toJobs, url: '/job/viewjobs' },
  ],
})

/** Instead of the outline, for a page that is no part of config.json yet. */
export function OtherPage({ studio, path }: { studio: Studio; path: string }): ReactNode {
  const isNotFound = plainPath(path) === notFoundPath
  const known = isNotFound ? notFound() : publicPages.find((page) => plainPath(page.path) === plainPath(path))
  if (!known) return <p>{texts.unknownPage}</p>
  const isOwnable = known.blocks.every(({ type }) => Object.hasOwn(clientBlocks, type))
  if (!isOwnable) return <p>{texts.notOwnFixed(known.title)}</p>
  const { title, blocks } = known
  const raw = () => studio.store.getState().raw
  return (
    <div className="fy-outline">
      <p>{texts.notOwn(title)}</p>
      <button
        type="button"
        className="fy-button"
        onClick={() =>
          applyChange(studio, addPage(raw(), { title, blocks, path: known.path, isInMenu: false }))
        }
      >
        <Pencil aria-hidden="true" />
        {texts.makeOwn}
      </button>
    </div>
  )
}
