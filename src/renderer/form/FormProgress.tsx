import { type MouseEvent, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { outlineTexts } from '../../texts/public/form.texts'
import { useFormScope } from './state/FormScope'
import './FormProgress.css'
import { createProgressStore, type SectionState } from './state/progressStore'
import { VisibleStepContext } from './state/visibleStep'

interface Progress {
  sections: readonly SectionState[]
  /** Number of required fields. */
  requiredCount: number
  /** Number of answered required fields. */
  answeredCount: number
}

/** Returns how many required fields of the form are answered, in total and per section. */
export function useFormProgress(): Progress {
  const { form, store } = useFormScope()
  const progress = useMemo(() => createProgressStore(form, store), [form, store])
  const sections = useSyncExternalStore(progress.subscribe, progress.read, progress.read)
  const sum = (measure: 'required' | 'answered') =>
    sections.reduce((total, section) => total + section[measure], 0)
  return { sections, requiredCount: sum('required'), answeredCount: sum('answered') }
}

/**
 * Progress of a long form: the number of answered required fields in total and per section, with a link to each
 * section. It has no live region: it updates while the user types and must not interrupt a screen reader.
 */
export function FormProgress(): ReactNode {
  return (
    <>
      <ProgressCount />
      <SectionLinks />
    </>
  )
}

/** The number of answered required fields; nothing if no field is required. */
export function ProgressCount(): ReactNode {
  const { requiredCount, answeredCount } = useFormProgress()
  if (requiredCount === 0) return null
  return (
    <p className="fy-outline__count" data-done={answeredCount === requiredCount || undefined}>
      {outlineTexts.answered(answeredCount, requiredCount)}{' '}
      <span className="fy-outline__word">{outlineTexts.required}</span>
    </p>
  )
}

interface SectionLinksProps {
  /** Called before a link moves the focus; for example, to close the dialog that contains it. */
  onNavigate?: () => void
}

/** A link to each section of the form, with its progress. */
export function SectionLinks({ onNavigate }: SectionLinksProps): ReactNode {
  const { getElementId } = useFormScope()
  const visibleStep = use(VisibleStepContext)
  const { sections } = useFormProgress()
  const goToSection = (event: MouseEvent, id: string) => {
    event.preventDefault()
    onNavigate?.()
    if (visibleStep?.open) visibleStep.open(id)
    else focusHeading(getElementId(`section-${id}`))
  }
  return (
    <nav aria-label={outlineTexts.label}>
      <ol className="fy-stack fy-plain-list">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              className="fy-outline__part fy-grid fy-small fy-break"
              href={`#${getElementId(`section-${section.id}`)}`}
              data-state={getStatus(section)}
              aria-current={visibleStep?.sectionIds?.includes(section.id) ? 'step' : undefined}
              onClick={(event) => goToSection(event, section.id)}
            >
              <span className="fy-outline__title">{section.title}</span>{' '}
              <span className="fy-outline__note fy-soft fy-extra-small fy-one-line">{getNote(section)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type SectionStatus = 'wrong' | 'done' | 'optional' | 'open'

function getStatus({ required, answered: answeredCount, hasError }: SectionState): SectionStatus {
  if (hasError) return 'wrong'
  if (required === 0) return 'optional'
  return answeredCount === required ? 'done' : 'open'
}

function getNote(section: SectionState): string {
  const status = getStatus(section)
  return status === 'open' ? outlineTexts.answered(section.answered, section.required) : outlineTexts[status]
}

/** Scrolls to a section heading and focuses it, so that the next Tab key reaches the section's first field. */
function focusHeading(id: string): void {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView?.({ block: 'start' })
}
