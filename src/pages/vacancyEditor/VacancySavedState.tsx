import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import { formatDeviceTime } from '../../schemas/dateTime/formatDateTime'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'

const icons = {
  saved: Check,
  saving: LoaderCircle,
  unsaved: LoaderCircle,
  offline: CloudOff,
  signedOut: TriangleAlert,
  refused: TriangleAlert,
  forbidden: TriangleAlert,
  gone: TriangleAlert,
  failed: TriangleAlert,
  conflict: TriangleAlert,
}

/** Save state of the vacancy in words; announces it if saving fails. */
export function VacancySavedState({ edit }: { edit: VacancyEdit }): ReactNode {
  const savedStatus = useStoreValue(edit.store, (state) => state.saved)
  const savedAt = useStoreValue(edit.store, (state) => state.savedAt)
  const Icon = icons[savedStatus]
  const isTrouble = Icon === TriangleAlert || Icon === CloudOff
  const savedText =
    savedAt === null ? texts.savedAll : texts.savedAt(formatDeviceTime(new Date(savedAt).toISOString()))
  const text = savedStatus === 'saved' ? savedText : texts.saved[savedStatus]
  return (
    <p className="fy-vacancy-editor__saved" data-state={savedStatus} data-trouble={isTrouble || undefined}>
      <Icon aria-hidden="true" />
      <span>{text}</span>
      <span className="fy-visually-hidden" role="status">
        {isTrouble ? text : ''}
      </span>
    </p>
  )
}
