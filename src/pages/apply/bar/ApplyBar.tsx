import './ApplyBar.css'
import { Check, CloudOff, Ellipsis, TriangleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { useFormProgress } from '../../../renderer/form/FormProgress'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import { isUnanswered } from '../../../schemas/forms/fieldGroup'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { draftTexts as texts } from '../../../texts/public/apply.texts'
import { outlineTexts } from '../../../texts/public/form.texts'
import { useOnline } from '../../shared/browser/useOnline'
import type { CurrentDraft } from '../draft/useDraft'
import type { DraftActions } from '../draft/useDraftActions'
import type { TypedDraft } from '../draft/useTypedDraft'

/** Lazy, because most applicants open neither. */
const DraftSheet = lazy(async () => ({ default: (await import('./DraftSheet')).DraftSheet }))
const SectionsSheet = lazy(async () => ({ default: (await import('./SectionsSheet')).SectionsSheet }))

/** Number of answers after which it is worth asking whether the device may store them. */
const answersBeforeQuestion = 3

interface ApplyBarProps {
  vacancy: VacancyDetail
  draft: CurrentDraft
  actions: DraftActions
  typedDraft: TypedDraft
}

/**
 * The bar that appears with the first answer or key press, with a restored draft, or while offline. It shows where the
 * answers are saved, the progress, and the actions on the draft.
 */
export function ApplyBar({ vacancy, draft, actions, typedDraft }: ApplyBarProps): ReactNode {
  const state = useSaveState(draft, typedDraft)
  const [sheet, setSheet] = useState<'sections' | 'draft' | null>(null)
  const close = () => setSheet(null)
  return (
    <>
      {state ? (
        <section
          className="fy-apply-bar fy-no-print fy-surface fy-small fy-needs-script"
          aria-label={texts.title}
        >
          <DeviceQuestion draft={draft} actions={actions} />
          <div className="fy-apply-bar__row fy-grid fy-gap-2 fy-middle">
            <p
              className="fy-apply-bar__state fy-icons-s fy-row fy-gap-1 fy-shrink"
              data-warns={state.hasWarning || undefined}
              // Only problems are announced: 'Saving' and 'Saved' alternate while the applicant types.
              aria-live={state.hasWarning ? 'polite' : 'off'}
            >
              <StateIcon hasWarning={state.hasWarning} isSaved={state.isSaved} />
              {state.text}
            </p>
            <ProgressButton onPress={() => setSheet('sections')} />
            <button
              type="button"
              className="fy-apply-bar__button fy-apply-bar__more fy-icons-l"
              aria-label={texts.more}
              title={texts.more}
              aria-haspopup="dialog"
              onClick={() => setSheet('draft')}
            >
              <Ellipsis aria-hidden="true" />
            </button>
          </div>
        </section>
      ) : null}
      <Suspense>
        {sheet === 'draft' ? (
          <DraftSheet vacancy={vacancy} draft={draft} actions={actions} onClose={close} />
        ) : null}
        {sheet === 'sections' ? <SectionsSheet onClose={close} /> : null}
      </Suspense>
    </>
  )
}

function StateIcon({ hasWarning, isSaved }: { hasWarning: boolean; isSaved: boolean }): ReactNode {
  const isOnline = useOnline()
  if (!isOnline) return <CloudOff aria-hidden="true" />
  if (hasWarning) return <TriangleAlert aria-hidden="true" />
  return isSaved ? <Check aria-hidden="true" /> : null
}

/**
 * Button that opens the list of sections. It shows the number of answers to correct or, without errors, the number of
 * answered required questions.
 */
function ProgressButton({ onPress }: { onPress: () => void }): ReactNode {
  const { store } = useFormScope()
  const { errors } = useSyncExternalStore(store.onReport, store.report, store.report)
  const { answeredCount, requiredCount } = useFormProgress()
  const errorCount = errors.length
  return (
    <button
      type="button"
      className="fy-apply-bar__button"
      data-wrong={errorCount > 0 || undefined}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      {errorCount > 0
        ? outlineTexts.errorCount(errorCount)
        : outlineTexts.answered(answeredCount, requiredCount)}
      <span className="fy-visually-hidden">. {outlineTexts.label}</span>
    </button>
  )
}

/** Asks once, when there is something to lose, whether the draft may be stored on the device. */
function DeviceQuestion({ draft, actions }: Pick<ApplyBarProps, 'draft' | 'actions'>): ReactNode {
  const { form, store } = useFormScope()
  const choice = useStoreValue(draft.autosave.store, (state) => state.choice)
  const hasEnoughAnswers = () => {
    const answers = Object.entries(store.values()).filter(
      ([key, value]) => value !== form.initialValues[key] && !isUnanswered(form, key, value),
    )
    return answers.length >= answersBeforeQuestion
  }
  const isDue = useSyncExternalStore(store.onChange, hasEnoughAnswers, hasEnoughAnswers)
  if (!isDue || choice !== 'unasked') return null
  return (
    <div className="fy-apply-bar__ask fy-row fy-gap-1">
      <p role="status">{texts.saveQuestion}</p>
      <button type="button" className="fy-apply-bar__button" onClick={() => actions.setDeviceChoice('own')}>
        {texts.confirmSaving}
      </button>
      <button
        type="button"
        className="fy-apply-bar__button"
        onClick={() => actions.setDeviceChoice('shared')}
      >
        {texts.notNow}
      </button>
    </div>
  )
}

interface SaveState {
  text: string
  /** True if the applicant asked to store the answers on the device and some of them could not be stored. */
  hasWarning: boolean
  /** True if the current answers are saved on the device or in the tab. */
  isSaved: boolean
}

/** Returns where the answers are saved at this moment; null before there is anything to show. */
function useSaveState(draft: CurrentDraft, typedDraft: TypedDraft): SaveState | null {
  const { problem, omitted, choice, savedAt } = useStoreValue(draft.autosave.store, (state) => state)
  const isTyping = useStoreValue(typedDraft.unsavedInput, (state) => state)
  const isOnline = useOnline()
  const hasDraft = draft.savedAt !== null
  const hasWarning = problem !== null || omitted.length > 0
  if (!isOnline) return { text: hasDraft ? texts.offlineSaved : texts.offline, hasWarning, isSaved: hasDraft }
  if (isTyping) return { text: texts.saving, hasWarning: false, isSaved: false }
  if (!hasDraft) return hasWarning ? { text: texts.refused, hasWarning, isSaved: false } : null
  const isOnDevice = choice === 'own' && !problem && savedAt !== null && savedAt >= (draft.savedAt ?? '')
  return { text: isOnDevice ? texts.saved : texts.savedInTab, hasWarning, isSaved: true }
}
