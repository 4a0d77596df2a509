import { type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import type { Studio } from '../../data/studio/studio.types'
import { normalizePath } from '../../schemas/pages/normalizePath'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { pageChoices } from './canvas/pageChoices'

/** Selects the page to show. A page that is not a choice, such as a job, appears with its path. */
export function PageChooser({ studio }: { studio: Studio }): ReactNode {
  const config = useStoreValue(studio.store, (state) => state.config)
  const page = useStoreValue(studio.store, (state) => state.page)
  const { clientPages, product } = useMemo(() => pageChoices(config), [config])
  const here = [...clientPages, ...product].find(({ path }) => normalizePath(path) === normalizePath(page))
  return (
    <div className="fy-studio__page">
      <select
        className="fy-studio__select"
        aria-label={texts.page}
        value={here?.path ?? page}
        onChange={(event) => studio.openPage(event.target.value)}
      >
        {here ? null : <option value={page}>{page}</option>}
        {clientPages.length > 0 ? (
          <optgroup label={texts.ownPages}>
            {clientPages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label={texts.productPages}>
          {product.map(({ path, title }) => (
            <option key={path} value={path}>
              {title} ({path})
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  )
}
