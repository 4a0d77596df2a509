import type { ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import { formatDeviceTime } from '../../schemas/dateTime/formatDateTime'
import { vacancyEditorTexts as texts, vacancyPublishingTexts } from '../../texts/admin/vacancyEditor.texts'
import { vacancyFieldTexts } from '../../texts/admin/vacancyFields.texts'
import { paths } from '../routing/paths'
import { useClientClock } from '../shared/dateTime/useClientClock'
import { Notice } from '../shared/feedback/Notice'
import { PageHeader } from '../shared/pageHeader/PageHeader'
import { usePageTitle } from '../shared/pageHeader/usePageTitle'
import { SaveStatus } from '../shared/saving/SaveStatus'
import { VacancyStateChip } from '../vacancyList/VacancyFacts'
import { readEditorPart } from './parts/editorParts'

/** Header of the editor: the vacancy's name, publication state and save state. */
export function EditorHead({ edit }: { edit: VacancyEdit }): ReactNode {
  const vacancy = useStoreValue(edit.store, (state) => state.vacancy)
  const writtenName = useStoreValue(edit.store, (state) => state.content?.name ?? '')
  const name = writtenName || texts.unnamed
  usePageTitle(name)
  const { formatDateTime } = useClientClock()
  const [search] = useSearchParams()
  if (vacancy === null) return null
  const { state, publishedRevision, revision, source, scheduledChange } = vacancy
  const hasUnpublishedChanges =
    publishedRevision !== null && publishedRevision !== revision && source === 'own'
  const note = scheduledChange
    ? vacancyPublishingTexts.changeScheduled(formatDateTime(scheduledChange.at))
    : hasUnpublishedChanges
      ? vacancyPublishingTexts.unpublished
      : null
  return (
    <>
      <PageHeader
        title={name}
        page={vacancy.id}
        note={note}
        backLink={{ to: paths.vacancies.href(), label: texts.back }}
        chip={<VacancyStateChip state={state} />}
        savedState={source === 'own' ? <VacancySavedState edit={edit} /> : null}
        primaryAction={
          source === 'own' && readEditorPart(search) !== 'publish' ? (
            <Link className="fy-button fy-button--primary" to="?part=publish">
              {texts.part.publish}
            </Link>
          ) : null
        }
      />
      <CopyNotice />
    </>
  )
}

/** Notice that lists the fields to change in a copied vacancy. */
function CopyNotice(): ReactNode {
  const keys = readKeysToChange(useLocation().state)
  if (keys.length === 0) return null
  const labels: Partial<Record<string, string>> = vacancyFieldTexts.label
  return (
    <Notice type="info">
      <p>
        {texts.copied} {keys.map((key) => labels[key] ?? key).join(', ')}.
      </p>
    </Notice>
  )
}

/** Returns the keys of the fields to change, from the router state of a new copy; [] for any other vacancy. */
function readKeysToChange(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('toChange' in state)) return []
  const { toChange: pointers } = state
  return Array.isArray(pointers) ? pointers.map((pointer) => String(pointer).slice(1)) : []
}

function VacancySavedState({ edit }: { edit: VacancyEdit }): ReactNode {
  const saveStatus = useStoreValue(edit.store, (state) => state.saveStatus)
  const savedAt = useStoreValue(edit.store, (state) => state.savedAt)
  const savedText =
    savedAt === null ? texts.savedAll : texts.savedAt(formatDeviceTime(new Date(savedAt).toISOString()))
  const text = saveStatus === 'saved' ? savedText : texts.saved[saveStatus]
  return <SaveStatus className="fy-vacancy-editor__saved" state={saveStatus} text={text} />
}
