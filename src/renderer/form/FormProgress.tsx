import { type MouseEvent, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { outlineTexts } from '../../texts/public/form.texts'
import { useFormScope } from './state/FormScope'
import './FormProgress.css'
import { VisiblePartContext } from './state/visiblePart'
import { type SectionState, watchProgress } from './state/watchProgress'

/**
 * Progress of a long form: the number of answered required fields in total and per section, with a link to each
 * section. It has no live region: it updates while the user types and must not interrupt a screen reader.
 */
export function FormProgress(): ReactNode {
  const { form, store, idOf } = useFormScope()
  const shown = use(VisiblePartContext)
  const outline = useMemo(() => watchProgress(form, store), [form, store])
  const parts = useSyncExternalStore(outline.subscribe, outline.read, outline.read)
  const required = parts.reduce((sum, part) => sum + part.required, 0)
  const answered = parts.reduce((sum, part) => sum + part.answered, 0)
  return (
    <>
      {required > 0 ? (
        <p className="fy-outline__count" data-done={answered === required || undefined}>
          {outlineTexts.answered(answered, required)}{' '}
          <span className="fy-outline__word">{outlineTexts.required}</span>
        </p>
      ) : null}
      <nav className="fy-outline" aria-label={outlineTexts.label}>
        <ol className="fy-outline__parts">
          {parts.map((part) => (
            <li key={part.id}>
              <a
                className="fy-outline__part"
                href={`#${idOf(`section-${part.id}`)}`}
                data-state={stateOf(part)}
                aria-current={shown?.sections?.includes(part.id) ? 'step' : undefined}
                onClick={(event) =>
                  shown?.open
                    ? open(event, () => shown.open?.(part.id))
                    : lead(event, idOf(`section-${part.id}`))
                }
              >
                <span className="fy-outline__title">{part.title}</span>{' '}
                <span className="fy-outline__note">{noteOf(part)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}

type PartState = 'wrong' | 'done' | 'optional' | 'open'

function stateOf({ required, answered, isWrong }: SectionState): PartState {
  if (isWrong) return 'wrong'
  if (required === 0) return 'optional'
  return answered === required ? 'done' : 'open'
}

function noteOf(part: SectionState): string {
  const state = stateOf(part)
  return state === 'open' ? outlineTexts.answered(part.answered, part.required) : outlineTexts[state]
}

function open(event: MouseEvent, go: () => void): void {
  event.preventDefault()
  go()
}

/** Scrolls to a section heading and focuses it, so that the next Tab key reaches the section's first field. */
function lead(event: MouseEvent, headingId: string): void {
  event.preventDefault()
  const heading = document.getElementById(headingId)
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView?.({ block: 'start' })
}
