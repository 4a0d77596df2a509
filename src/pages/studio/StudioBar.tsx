import { ArrowLeft, Monitor, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useStoreValue } from '../../data/react/useStoreValue'
import { type Studio, studioWidths } from '../../data/studio/studio.types'
import { normalizePath } from '../../schemas/pages/normalizePath'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { translationTexts } from '../../texts/admin/translations.texts'
import { parseLanguage } from '../../texts/language/language'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { SaveStatus } from '../shared/saving/SaveStatus'
import { getPageChoices } from './canvas/getPageChoices'

interface StudioBarProps {
  studio: Studio
  isSuperUser: boolean
  /** Rendered in the bar: the publish button and the finding counts. */
  children?: ReactNode
}

const icons = { 390: Smartphone, 768: Tablet, 1280: Monitor }

/** Toolbar of the studio: page, width, undo and redo, save state and publishing. */
export function StudioBar({ studio, isSuperUser, children }: StudioBarProps): ReactNode {
  const { store } = studio
  const company = useStoreValue(store, ({ draft }) => draft.company)
  const width = useStoreValue(store, (state) => state.width)
  const leaveText = isSuperUser ? texts.leaveSuperUser : texts.leave
  return (
    <header className="fy-studio__bar fy-cluster fy-surface">
      <div className="fy-studio__who fy-row fy-gap-2 fy-shrink">
        <Link
          className="fy-button fy-button--quiet fy-button--icon"
          to={isSuperUser ? paths.userManagement.href() : paths.settings.href()}
          aria-label={leaveText}
          title={leaveText}
        >
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1 className="fy-studio__company fy-ellipsis">{company}</h1>
      </div>
      <PageChooser studio={studio} />
      <LanguageChooser studio={studio} />
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border. */}
      <div className="fy-studio__widths fy-flex" role="group" aria-label={texts.widths}>
        {studioWidths.map((studioWidth) => {
          const Icon = icons[studioWidth]
          return (
            <Button
              key={studioWidth}
              look="quiet"
              size="icon"
              aria-pressed={studioWidth === width}
              aria-label={texts.widthLabel(texts.width[studioWidth], studioWidth)}
              title={texts.widthLabel(texts.width[studioWidth], studioWidth)}
              onClick={() => studio.setWidth(studioWidth)}
            >
              <Icon aria-hidden="true" />
            </Button>
          )
        })}
      </div>
      <UndoButtons studio={studio} />
      <SavedState studio={studio} />
      {children}
    </header>
  )
}

function UndoButtons({ studio }: { studio: Studio }): ReactNode {
  const undo = useStoreValue(studio.store, ({ undoDescription }) => undoDescription)
  const redo = useStoreValue(studio.store, ({ redoDescription }) => redoDescription)
  return (
    <div className="fy-studio__undo fy-flex">
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.undo}
        title={undo === null ? texts.undo : `${texts.undo}: ${undo}`}
        aria-disabled={undo === null}
        onClick={studio.undo}
      >
        <Undo2 aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        size="icon"
        aria-label={texts.redo}
        title={redo === null ? texts.redo : `${texts.redo}: ${redo}`}
        aria-disabled={redo === null}
        onClick={studio.redo}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </div>
  )
}

/** Selects the language of the shown page; renders nothing if the site has only one language. */
function LanguageChooser({ studio }: { studio: Studio }): ReactNode {
  const languages = useStoreValue(studio.store, (state) => state.languages)
  const language = useStoreValue(studio.store, (state) => state.language)
  if (languages.length === 0) return null
  return (
    <select
      className="fy-studio__select fy-rounded fy-surface fy-studio__language"
      aria-label={texts.language}
      value={language}
      onChange={(event) => studio.showLanguage(parseLanguage(event.target.value))}
    >
      <option value="en">{texts.sourceLanguage}</option>
      {languages.map((otherLanguage) => (
        <option key={otherLanguage} value={otherLanguage}>
          {translationTexts.tab(otherLanguage)}
        </option>
      ))}
    </select>
  )
}

/** Selects the page to show. A page that is not a choice, such as a job, appears with its path. */
function PageChooser({ studio }: { studio: Studio }): ReactNode {
  const config = useStoreValue(studio.store, (state) => state.config)
  const page = useStoreValue(studio.store, (state) => state.page)
  const { clientPages, productPages } = useMemo(() => getPageChoices(config), [config])
  const currentPage = [...clientPages, ...productPages].find(
    ({ path }) => normalizePath(path) === normalizePath(page),
  )
  return (
    <div className="fy-studio__page">
      <select
        className="fy-studio__select fy-rounded fy-surface"
        aria-label={texts.page}
        value={currentPage?.path ?? page}
        onChange={(event) => studio.openPage(event.target.value)}
      >
        {currentPage ? null : <option value={page}>{page}</option>}
        {clientPages.length > 0 ? (
          <optgroup label={texts.sitePages}>
            {clientPages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </optgroup>
        ) : null}
        <optgroup label={texts.productPages}>
          {productPages.map(({ path, title }) => (
            <option key={path} value={path}>
              {title} ({path})
            </option>
          ))}
        </optgroup>
      </select>
    </div>
  )
}

/** Save state of the draft. Screen readers also announce edits. */
function SavedState({ studio }: { studio: Studio }): ReactNode {
  const savedState = useStoreValue(studio.store, (state) => state.savedState)
  const announcement = useStoreValue(studio.store, (state) => state.announcement)
  return (
    <SaveStatus
      className="fy-studio__saved"
      state={savedState}
      text={texts.saved[savedState]}
      announcement={announcement}
    />
  )
}
