import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useFormScope } from '../../../renderer/form/state/FormScope'
import { createProgressStore } from '../../../renderer/form/state/progressStore'
import { getKey } from '../../../schemas/forms/answerPath'
import type { FormSection } from '../../../schemas/forms/builtForm'
import { getReviewSections } from '../../../schemas/submission/reviewAnswers'
import { stepTexts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import './steps.css'

/**
 * Collapses a section whose required questions are answered to its heading and a summary of its answers, and expands it
 * again. Only the applicant collapses it, so the layout never shifts while they type. It also expands when the form
 * focuses one of its fields, for example because of an error.
 */
export function CollapsibleSection({ section }: { section: FormSection }): ReactNode {
  const { form, store, getElementId, onReveal } = useFormScope()
  const root = useRef<HTMLDivElement>(null)
  const [isCollapsed, setCollapsed] = useState(false)
  const singleSectionForm = useMemo(
    () => ({ ...form, uiSchema: { ...form.uiSchema, 'ui:sections': [section] } }),
    [form, section],
  )
  const progressStore = useMemo(
    () => createProgressStore(singleSectionForm, store),
    [singleSectionForm, store],
  )
  const [progress] = useSyncExternalStore(progressStore.subscribe, progressStore.read, progressStore.read)
  useLayoutEffect(() => markCollapsed(root.current, isCollapsed))
  useEffect(
    () =>
      onReveal((path) => {
        if (!section.fields.includes(getKey(path))) return
        // The target of the focus must be visible now, before React renders again.
        markCollapsed(root.current, false)
        setCollapsed(false)
      }),
    [onReveal, section],
  )
  const isDone =
    progress !== undefined &&
    !progress.hasError &&
    progress.required > 0 &&
    progress.answered === progress.required
  if (!isDone && !isCollapsed) return <div hidden ref={root} />
  return (
    <div className="fy-walk__fold fy-no-print fy-gap-3 fy-shrink" ref={root}>
      {isCollapsed ? <span className="fy-grow fy-soft fy-ellipsis">{getSummary()}</span> : null}
      <Button
        size="small"
        aria-expanded={!isCollapsed}
        aria-describedby={getElementId(`section-${section.id}`)}
        onClick={() => setCollapsed(!isCollapsed)}
      >
        {isCollapsed ? stepTexts.edit : stepTexts.done}
      </Button>
    </div>
  )

  function getSummary(): string {
    const answers = getReviewSections(singleSectionForm, store.values()).flatMap(
      (reviewedSection) => reviewedSection.answers,
    )
    return answers.flatMap(({ answer }) => (answer ? [answer] : [])).join(' · ')
  }
}

function markCollapsed(root: HTMLElement | null, isCollapsed: boolean): void {
  root?.closest('.fy-form__section')?.toggleAttribute('data-folded', isCollapsed)
}
