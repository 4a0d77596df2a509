import './Inspector.css'
import { Settings2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { getValue } from '../../../schemas/forms/answerPath'
import { getRequiredPermission } from '../../../schemas/site/siteAreas'
import type { SiteIds } from '../../../schemas/site/siteDraft'
import { getInspectedSubject, type InspectedSubject } from '../../../schemas/siteEditing/inspectedSubject'
import { inspectorTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { PermissionGate } from '../draft/PermissionGate'
import { StudioContext } from '../draft/StudioContext'
import { UnreadableNotice } from '../draft/UnreadableNotice'
import { SubjectTranslations } from '../translations/SubjectTranslations'
import { PagePathField } from './PagePathField'
import { PageSearchPreview } from './PageSearchPreview'
import { SubjectFindings } from './SubjectFindings'
import { SubjectForm } from './SubjectForm'

/** Properties of the selected item as a form generated from its shape; of the site itself if nothing is selected. */
export function Inspector({ studio }: { studio: Studio }): ReactNode {
  const raw = useStoreValue(studio.store, (state) => state.raw)
  const selected = useStoreValue(studio.store, (state) => state.selected)
  const ids = useStoreValue(studio.store, ({ draft }) => draft.ids)
  const subject = useMemo(() => getInspectedSubject(raw, selected), [raw, selected])
  if (raw === undefined) return <UnreadableNotice />
  const key = getSubjectKey(subject, ids)
  return (
    <StudioContext value={studio}>
      <div className="fy-inspector">
        <h2 className="fy-inspector__title">{subject.title}</h2>
        {subject.notes ? <p className="fy-inspector__notes">{subject.notes}</p> : null}
        <SubjectFindings studio={studio} raw={raw} subject={subject} />
        {subject.isPage ? (
          <PermissionGate studio={studio} needs={['pages']}>
            <PagePathField key={`${key}-path`} studio={studio} at={Number(subject.path[1])} />
          </PermissionGate>
        ) : null}
        {subject.shape ? (
          <SubjectParts key={key} studio={studio} subject={subject} shape={subject.shape} id={key} />
        ) : (
          <UnknownSubject value={getValue(raw, subject.path)} />
        )}
        <SubjectTranslations key={`${key}-words`} studio={studio} subject={subject} />
        {subject.isPage ? <PageSearchPreview studio={studio} at={Number(subject.path[1])} /> : null}
        {subject.path.length === 0 ? <PageSearchPreview studio={studio} at={null} /> : null}
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

/** Returns a key that stays the same when the item moves, so that its form stays mounted. */
function getSubjectKey({ path }: InspectedSubject, { pages, menu }: SiteIds): string {
  const [list, at, part, childIndex] = path
  const page = pages[Number(at)]
  if (list === 'pages')
    return (part === 'blocks' ? page?.blocks[Number(childIndex)] : page?.id) ?? path.join('-')
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

/**
 * The form of the selected item. The site itself has two forms, texts and theme; the one that the account may change
 * comes first.
 */
export function SubjectParts({ studio, subject, shape, id }: ComponentProps<typeof SubjectForm>): ReactNode {
  const may = useStoreValue(studio.store, (state) => state.may)
  const area =
    subject.path.length > 0 ? getRequiredPermission(subject.path) : may.pages === may.look ? 'pages' : null
  if (area !== null) {
    return (
      <PermissionGate studio={studio} needs={[area]}>
        <SubjectForm studio={studio} subject={subject} shape={shape} id={id} />
      </PermissionGate>
    )
  }
  return (['pages', 'look'] as const)
    .toSorted((item, other) => Number(may[other]) - Number(may[item]))
    .map((item) => (
      <PermissionGate key={item} studio={studio} needs={[item]}>
        <SubjectForm
          studio={studio}
          subject={{ ...subject, keys: subject.keys.filter((key) => getRequiredPermission([key]) === item) }}
          shape={shape}
          id={`${id}-${item}`}
        />
      </PermissionGate>
    ))
}
