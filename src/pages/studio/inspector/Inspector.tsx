import { Settings2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import { valueAt } from '../../../schemas/forms/answerPath'
import { type InspectedSubject, inspectedSubject } from '../../../schemas/site/inspectedSubject'
import type { SiteIds } from '../../../schemas/site/siteDraft'
import { inspectorTexts as texts } from '../../../texts/inspector'
import { UnreadableNotice } from '../outline/UnreadableNotice'
import { Permitted } from '../Permitted'
import { FoundPreview } from './FoundPreview'
import './Inspector.css'
import { SubjectWords } from '../words/SubjectWords'
import { PagePathField } from './PagePathField'
import { StudioContext } from './StudioContext'
import { SubjectFindings } from './SubjectFindings'
import { SubjectParts } from './SubjectParts'

/** The properties of what is selected, as a form made of its own shape; of the site itself where nothing is. */
export function Inspector({ studio }: { studio: Studio }): ReactNode {
  const raw = useStoreValue(studio.store, (state) => state.raw)
  const selected = useStoreValue(studio.store, (state) => state.selected)
  const ids = useStoreValue(studio.store, ({ draft }) => draft.ids)
  const subject = useMemo(() => inspectedSubject(raw, selected), [raw, selected])
  if (raw === undefined) return <UnreadableNotice />
  const key = subjectKey(subject, ids)
  return (
    <StudioContext value={studio}>
      <div className="fy-inspector">
        <h2 className="fy-inspector__title">{subject.title}</h2>
        {subject.notes ? <p className="fy-inspector__notes">{subject.notes}</p> : null}
        <SubjectFindings studio={studio} raw={raw} subject={subject} />
        {subject.isPage ? (
          <Permitted studio={studio} needs={['pages']}>
            <PagePathField key={`${key}-path`} studio={studio} at={Number(subject.path[1])} />
          </Permitted>
        ) : null}
        {subject.shape ? (
          <SubjectParts key={key} studio={studio} subject={subject} shape={subject.shape} id={key} />
        ) : (
          <UnknownSubject value={valueAt(raw, subject.path)} />
        )}
        <SubjectWords key={`${key}-words`} studio={studio} subject={subject} />
        {subject.isPage ? <FoundPreview studio={studio} at={Number(subject.path[1])} /> : null}
        {subject.path.length === 0 ? <FoundPreview studio={studio} at={null} /> : null}
        {subject.path.length > 0 ? (
          <button type="button" className="fy-button fy-button--quiet" onClick={() => studio.select(null)}>
            <Settings2 aria-hidden="true" />
            {texts.toSite}
          </button>
        ) : null}
      </div>
    </StudioContext>
  )
}

/** The same for the same thing, wherever it is moved to: its form stays as it is. */
function subjectKey({ path }: InspectedSubject, { pages, menu }: SiteIds): string {
  const [list, at, part, inside] = path
  const page = pages[Number(at)]
  if (list === 'pages') return (part === 'blocks' ? page?.blocks[Number(inside)] : page?.id) ?? path.join('-')
  if (list === 'menuItems' && part === undefined) return menu[Number(at)] ?? path.join('-')
  return path.join('-') || 'site'
}

function UnknownSubject({ value }: { value: unknown }): ReactNode {
  return (
    <>
      <p>{texts.unknownBlock}</p>
      <p className="fy-field__label">{texts.written}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys. */}
      <pre className="fy-inspector__json" tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </>
  )
}
