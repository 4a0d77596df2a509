import { Button } from '../../../widgets/shared/Button'
import '../../shared/preview/SearchPreview.css'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { type StudioWidth, studioWidths } from '../../../data/studio/studio.types'
import { formatSalary } from '../../../schemas/authoring/vacancyTemplates'
import { htmlToText } from '../../../schemas/markup/htmlToText'
import { canContainFrames } from '../../../schemas/pages/privatePath'
import { vacancyEditorTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { useOnline } from '../../shared/browser/useOnline'
import { useScreen } from '../../shared/browser/useScreen'
import { Skeleton } from '../../shared/feedback/Skeleton'
import { useClient } from '../../shared/site/SiteContext'
import type { VacancyPage } from './previewMessages'
import { PreviewOffline, VacancyFrame } from './VacancyFrame'

const framedPages = ['details', 'form'] as const
const previewPages = [...framedPages, 'searchResult'] as const
const icons = { 390: Smartphone, 768: Tablet, 1280: Monitor }

/** Preview of the draft: the job page, the application form and the search result. */
export function VacancyPreview({ edit }: { edit: VacancyEdit }): ReactNode {
  const [openPage, setOpenPage] = useState<VacancyPage | 'searchResult'>('details')
  const [chosenWidth, setWidth] = useState<StudioWidth | null>(null)
  const isNarrow = useScreen() === 'narrow'
  const width = chosenWidth ?? (isNarrow ? studioWidths[0] : getWidestFittingWidth())
  const [readyPages, setReadyPages] = useState<ReadonlySet<VacancyPage>>(new Set())
  const canFrame = useFramingDocument(edit)
  const isOnline = useOnline()
  if (!canFrame) return isOnline ? <Skeleton lines={8} /> : <PreviewOffline />
  return (
    <div className="fy-stack fy-gap-3">
      <div className="fy-wrap fy-gap-2 fy-between">
        {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border. */}
        <div
          className="fy-vacancy-preview__group fy-vacancy-preview__pages fy-wrap fy-gap-2"
          role="group"
          aria-label={texts.previewLabel}
        >
          {previewPages.map((previewPage) => (
            <Button
              key={previewPage}
              size="small"
              aria-pressed={openPage === previewPage}
              onClick={() => setOpenPage(previewPage)}
            >
              {texts.preview[previewPage]}
            </Button>
          ))}
        </div>
        {openPage === 'searchResult' ? null : (
          // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
          <div className="fy-vacancy-preview__group fy-wrap fy-gap-2" role="group" aria-label={texts.widths}>
            {studioWidths.map((studioWidth) => {
              const Icon = icons[studioWidth]
              const name = texts.widthLabel(texts.width[studioWidth], studioWidth)
              return (
                <Button
                  key={studioWidth}
                  size="icon"
                  aria-label={name}
                  title={name}
                  aria-pressed={width === studioWidth}
                  onClick={() => setWidth(studioWidth)}
                >
                  <Icon aria-hidden="true" />
                </Button>
              )
            })}
          </div>
        )}
      </div>
      {openPage === 'searchResult' ? <VacancySearchPreview edit={edit} /> : null}
      <div className="fy-vacancy-preview__frames" hidden={openPage === 'searchResult'}>
        {framedPages.map((page) =>
          // The shown page loads first; the other one loads hidden after it.
          page === openPage || readyPages.size > 0 ? (
            <VacancyFrame
              key={page}
              edit={edit}
              page={page}
              width={width}
              isInBackground={page !== openPage}
              onReady={() => setReadyPages((previousPages) => new Set(previousPages).add(page))}
              onPage={setOpenPage}
            />
          ) : null,
        )}
      </div>
    </div>
  )
}

/** Returns the largest preview width that is not wider than the window; the phone width if all are wider. */
function getWidestFittingWidth(): StudioWidth {
  return studioWidths.findLast((studioWidth) => studioWidth <= window.innerWidth) ?? studioWidths[0]
}

/**
 * Reloads the document if its policy forbids the preview's frame: the policy depends on the URL that the
 * document was loaded from, and navigation inside the site loads no new document. Saves everything first and waits
 * for a connection.
 * @returns whether a frame can be shown
 */
function useFramingDocument(edit: VacancyEdit): boolean {
  const [canFrame] = useState(() => canContainFrames(getLoadedPath()))
  const isOnline = useOnline()
  const saveStatus = useStoreValue(edit.store, (state) => state.saveStatus)
  useEffect(() => {
    if (!canFrame) void edit.save()
  }, [canFrame, edit])
  useEffect(() => {
    if (!canFrame && isOnline && saveStatus === 'saved') window.location.reload()
  }, [canFrame, isOnline, saveStatus])
  return canFrame
}

function getLoadedPath(): string {
  const [loadedEntry] = performance.getEntriesByType('navigation')
  return loadedEntry ? new URL(loadedEntry.name).pathname : window.location.pathname
}

/** Approximate number of characters of a page description that search engines show. */
const maxDescriptionLength = 160

/** Preview of the vacancy as a search result. */
function VacancySearchPreview({ edit }: { edit: VacancyEdit }): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  const { config } = useClient()
  if (content === null) return null
  const { name, summary, description, location, employmentType, salary } = content
  const text = summary || htmlToText(description)
  const facts = [location, employmentType, salary ? formatSalary(salary, config.country) : '']
    .filter(Boolean)
    .join(' · ')
  return (
    <section className="fy-found fy-stack fy-gap-3" aria-label={texts.searchPreview}>
      <figure className="fy-found__result">
        <p className="fy-note">{[window.location.host, 'job', 'details'].join(' › ')}</p>
        <p className="fy-accent fy-large">{name ? `${name} · ${config.siteTitle}` : config.siteTitle}</p>
        {facts ? <p className="fy-note">{facts}</p> : null}
        <p className="fy-note">{text ? text.slice(0, maxDescriptionLength) : texts.emptySearchPreview}</p>
      </figure>
    </section>
  )
}
