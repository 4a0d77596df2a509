import { Button } from '../../../widgets/shared/Button'
import './Inspector.css'
import '../../shared/preview/SearchPreview.css'
import '../checks/ChecksPanel.css'
import { Settings2 } from 'lucide-react'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { isRecord } from '../../../schemas/configShape/checkShape'
import { getValue, joinPath } from '../../../schemas/forms/answerPath'
import type { SiteIds } from '../../../schemas/site/siteDraft'
import { filterFindings } from '../../../schemas/site/siteFinding'
import { getRequiredPermission } from '../../../schemas/site/sitePermissions'
import { getInspectedSubject, type InspectedSubject } from '../../../schemas/siteEditing/inspectedSubject'
import { inspectorTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { siteTexts } from '../../../texts/public/site.texts'
import { FindingItem } from '../checks/FindingItem'
import { useFindings } from '../checks/useFindings'
import { PermissionGate, StudioContext, UnreadableNotice } from '../draft/useStudio'
import { getDraftPictureUrl } from '../pictures/getDraftPictureUrl'
import { SubjectTranslations } from '../translations/SubjectTranslations'
import { PagePathField } from './PagePathField'
import { SubjectForm } from './SubjectForm'

/** Properties of the selected item as a form generated from its shape; of the site itself if nothing is selected. */
export function Inspector({ studio }: { studio: Studio }): ReactNode {
  const rawConfig = useStoreValue(studio.store, (state) => state.rawConfig)
  const selected = useStoreValue(studio.store, (state) => state.selected)
  const ids = useStoreValue(studio.store, ({ draft }) => draft.ids)
  const subject = useMemo(() => getInspectedSubject(rawConfig, selected), [rawConfig, selected])
  if (rawConfig === undefined) return <UnreadableNotice />
  const key = getSubjectKey(subject, ids)
  return (
    <StudioContext value={studio}>
      <div className="fy-inspector fy-stack fy-gap-3 fy-packed">
        <h2 className="fy-inspector__title">{subject.title}</h2>
        {subject.notes ? <p className="fy-inspector__notes fy-note">{subject.notes}</p> : null}
        <SubjectFindings studio={studio} rawConfig={rawConfig} subject={subject} />
        {subject.isPage ? (
          <PermissionGate studio={studio} requiredPermissions={['pages']}>
            <PagePathField key={`${key}-path`} studio={studio} index={Number(subject.path[1])} />
          </PermissionGate>
        ) : null}
        {subject.shape ? (
          <SubjectForms key={key} studio={studio} subject={subject} shape={subject.shape} id={key} />
        ) : (
          <UnknownSubject value={getValue(rawConfig, subject.path)} />
        )}
        <SubjectTranslations key={`${key}-words`} studio={studio} subject={subject} />
        {subject.isPage ? <PageSearchPreview studio={studio} pageIndex={Number(subject.path[1])} /> : null}
        {subject.path.length === 0 ? <PageSearchPreview studio={studio} pageIndex={null} /> : null}
        {subject.path.length > 0 ? (
          <Button look="quiet" onClick={() => studio.select(null)}>
            <Settings2 aria-hidden="true" />
            {texts.siteSettingsLink}
          </Button>
        ) : null}
      </div>
    </StudioContext>
  )
}

/**
 * Returns a key of the item. The key of a page, block or first-level menu item stays the same when the item moves, so
 * that its form stays mounted; the key of any other item is its path.
 */
function getSubjectKey({ path }: InspectedSubject, { pages, menu }: SiteIds): string {
  const [list, index, part, childIndex] = path
  const page = pages[Number(index)]
  if (list === 'pages')
    return (part === 'blocks' ? page?.blocks[Number(childIndex)] : page?.id) ?? path.join('-')
  if (list === 'menuItems' && part === undefined) return menu[Number(index)] ?? path.join('-')
  return path.join('-') || 'site'
}

function UnknownSubject({ value }: { value: unknown }): ReactNode {
  return (
    <>
      <p>{texts.unknownBlock}</p>
      <p className="fy-field__label">{texts.source}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll the box only if it takes the focus. */}
      <pre className="fy-inspector__json fy-inset-3 fy-rounded" tabIndex={0}>
        {JSON.stringify(value, null, 2)}
      </pre>
    </>
  )
}

/**
 * The form of the selected item. The site itself has two forms, one for its texts and one for its theme, if the account
 * may change only one of them; the editable form comes first.
 */
function SubjectForms({ studio, subject, shape, id }: ComponentProps<typeof SubjectForm>): ReactNode {
  const permissions = useStoreValue(studio.store, (state) => state.permissions)
  const permission =
    subject.path.length > 0
      ? getRequiredPermission(subject.path)
      : permissions.pages === permissions.look
        ? 'pages'
        : null
  if (permission !== null) {
    return (
      <PermissionGate studio={studio} requiredPermissions={[permission]}>
        <SubjectForm studio={studio} subject={subject} shape={shape} id={id} />
      </PermissionGate>
    )
  }
  return (['pages', 'look'] as const)
    .toSorted((item, other) => Number(permissions[other]) - Number(permissions[item]))
    .map((item) => (
      <PermissionGate key={item} studio={studio} requiredPermissions={[item]}>
        <SubjectForm
          studio={studio}
          subject={{ ...subject, keys: subject.keys.filter((key) => getRequiredPermission([key]) === item) }}
          shape={shape}
          id={`${id}-${item}`}
        />
      </PermissionGate>
    ))
}

interface PageSearchPreviewProps {
  studio: Studio
  /** Index of the page in config.json; null for the site itself, shown with its title, picture and the path '/'. */
  pageIndex: number | null
}

/** Preview of a page as a search result and as a shared link; a note instead if the page is hidden. */
function PageSearchPreview({ studio, pageIndex }: PageSearchPreviewProps): ReactNode {
  const rawConfig = useStoreValue(studio.store, (state) => state.rawConfig)
  const config = useStoreValue(studio.store, (state) => state.config)
  const draft = useStoreValue(studio.store, (state) => state.draft)
  const rawPage = pageIndex === null ? {} : getValue(rawConfig, ['pages', pageIndex])
  const page = isRecord(rawPage) ? rawPage : {}
  const title = getText(page.title)
  const path = getText(page.path) || '/'
  const description = getText(page.description) || siteTexts.description(draft.company)
  const picture = getText(page.shareImageName) || config.shareImageName
  const host = window.location.host
  if (page.isHidden === true) return <p className="fy-inspector__notes fy-note">{texts.hiddenFromSearch}</p>
  return (
    <section className="fy-found fy-stack fy-gap-3" aria-label={texts.searchAndSharing}>
      <h3 className="fy-found__title">{texts.searchAndSharing}</h3>
      <figure className="fy-found__result">
        <figcaption className="fy-visually-hidden">{texts.searchPreview}</figcaption>
        <p className="fy-note">{[host, ...path.split('/').filter(Boolean)].join(' › ')}</p>
        <p className="fy-accent fy-large">{title ? `${title} · ${config.siteTitle}` : config.siteTitle}</p>
        <p className="fy-note">{description}</p>
      </figure>
      <figure className="fy-found__card">
        <figcaption className="fy-visually-hidden">{texts.sharePreview}</figcaption>
        {picture ? (
          <img className="fy-found__picture" src={getDraftPictureUrl(draft, picture)} alt="" />
        ) : (
          <p className="fy-found__none">{texts.noSharePicture}</p>
        )}
        <p className="fy-note">{host}</p>
        <p className="fy-heavy">{title || config.siteTitle}</p>
        <p className="fy-note">{description}</p>
      </figure>
    </section>
  )
}

const getText = (value: unknown): string => (typeof value === 'string' ? value : '')

interface SubjectFindingsProps {
  studio: Studio
  rawConfig: unknown
  subject: InspectedSubject
}

/** Findings of the selected item, above its form; for a page, without those of its blocks. */
function SubjectFindings({ studio, rawConfig, subject }: SubjectFindingsProps): ReactNode {
  const allFindings = useFindings(studio)
  const { path, keys, isPage } = subject
  const places =
    isPage || path.length === 0 ? [...keys, ...(isPage ? ['path'] : [])].map((key) => [...path, key]) : [path]
  const subjectFindings = places.flatMap((path) => filterFindings(allFindings, `/${joinPath(path)}`))
  if (subjectFindings.length === 0) return null
  return (
    <ul className="fy-checks__list fy-stack fy-gap-2" aria-label={texts.findings}>
      {subjectFindings.map((finding) => (
        <FindingItem
          key={`${finding.code} ${finding.path} ${finding.message}`}
          finding={finding}
          rawConfig={rawConfig}
          studio={studio}
        />
      ))}
    </ul>
  )
}
