import {
  type MouseEvent,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { getKey, getValue, splitPath } from '../../schemas/forms/answerPath'
import { type BuiltForm, type FieldError, getFieldUi } from '../../schemas/forms/builtForm'
import { describePath } from '../../schemas/forms/describePath'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { formPartTexts, rulesTexts } from '../../texts/public/form.texts'
import './ErrorSummary.css'
import { focusPath } from './field/focusField'
import { useFormScope } from './state/FormScope'
import { getSectionId, getVisibleErrors, VisibleStepContext } from './state/visibleStep'

/**
 * Error summary after a failed submit, or of errors from the server or the page. After GOV.UK's pattern, it counts the
 * missing and invalid answers and links to each field. The first invalid field receives the focus [FB-07]. The
 * summary is announced to screen readers and scrolls into view together with that field if the window is tall enough.
 */
export function ErrorSummary() {
  const { form, structures, store, getElementId, announce, reveal } = useFormScope()
  const {
    errors: allErrors,
    heading,
    attempt,
  } = useSyncExternalStore(store.onReport, store.report, store.report)
  const step = use(VisibleStepContext)
  const errors = getVisibleErrors(form, step, allErrors)
  const headingId = getElementId('summary')
  const lastAttempt = useRef(attempt)
  const [opensWithErrors] = useState(attempt > 0)
  useErrorTitle(errors.length > 0)
  const isVisible = (path: string) => step?.sectionIds?.includes(getSectionId(form, path) ?? '') ?? true
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed submit moves the focus, another step does not.
  useLayoutEffect(() => {
    if (attempt === lastAttempt.current) return
    lastAttempt.current = attempt
    const { errors: reportedErrors, heading: title } = store.report()
    const stepErrors = getVisibleErrors(form, step, reportedErrors)
    announce(`${(title ?? '').replace(/\.$/, '')}. ${describeErrorCount(stepErrors, form, store.values())}`)
    const summary = document.getElementById(headingId)
    const first = stepErrors.find(
      ({ path }) => isVisible(path) && document.getElementById(getElementId(getKey(path))),
    )
    if (first) reveal(first.path.slice(1))
    if (!first || !focusPath(getElementId, first.path.slice(1))) summary?.focus()
    else scrollBothIntoView(summary?.closest('.fy-form'), document.activeElement?.closest('.fy-field'))
  }, [attempt, store, getElementId, announce, reveal, headingId])
  if (heading === null || errors.length === 0) return null
  const focusError = (event: MouseEvent, path: string) => {
    event.preventDefault()
    if (!isVisible(path)) return step?.open?.(getSectionId(form, path) ?? '', path)
    reveal(path)
    focusPath(getElementId, path)
  }
  return (
    <section className="fy-errors" aria-labelledby={headingId}>
      <div className="fy-errors__head">
        <h2
          className="fy-errors__heading"
          id={headingId}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the server renders this page after a failed submission, and the errors come first.
          autoFocus={opensWithErrors || undefined}
        >
          {heading}
        </h2>
        <p className="fy-errors__count fy-strong">{describeErrorCount(errors, form, store.values())}</p>
      </div>
      <ul className="fy-errors__list">
        {errors.map((error) => {
          const path = error.path.slice(1)
          const label = describePath(form, path, structures.get(getKey(path)))
          const lang = getFieldUi(form, getKey(path))?.['ui:options']?.langs?.label
          return (
            <li key={error.path + error.message}>
              {label === undefined ? (
                error.message
              ) : (
                <a href={`#${getElementId(path)}`} onClick={(event) => focusError(event, path)}>
                  {lang ? <span {...toLangAttributes(lang)}>{label}</span> : label}
                  {isPlainlyMissing(error) ? null : `: ${error.message}`}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/**
 * True if the message only says that the answer is missing. The count at the top of the summary covers such errors, so
 * their links show no message.
 */
const isPlainlyMissing = ({ message }: FieldError) => message === rulesTexts.required

/**
 * Returns a sentence with the numbers of missing and invalid answers. An empty answer counts as missing
 * even if the message asks for a minimum length or is the field's custom message.
 */
export function describeErrorCount(
  errors: readonly FieldError[],
  form: Pick<BuiltForm, 'uiSchema'>,
  answers: FormValues,
): string {
  const isMissing = (error: FieldError) => {
    const path = error.path.slice(1)
    const customMessage = getFieldUi(form, getKey(path))?.['ui:options']?.rules?.message
    const canMeanMissing = error.message === customMessage || isMinimumMessage(error.message)
    return isPlainlyMissing(error) || (canMeanMissing && isEmpty(getValue(answers, splitPath(path))))
  }
  const missingCount = errors.filter(isMissing).length
  return formPartTexts.errorCount(missingCount, errors.length - missingCount)
}

const isMinimumMessage = (message: string) => message === rulesTexts.minimum(Number(/\d+/.exec(message)?.[0]))

const isEmpty = (answer: unknown) =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)

const getTitlePrefix = () => formPartTexts.errorTitlePrefix

/** Prefixes the document title with 'Error: ' while `active`, because screen readers read the title first. */
function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return
    if (!document.title.startsWith(getTitlePrefix())) document.title = getTitlePrefix() + document.title
    return () => {
      if (document.title.startsWith(getTitlePrefix()))
        document.title = document.title.slice(getTitlePrefix().length)
    }
  }, [active])
}

/** Pixels reserved for the scroll margin above the scroll target, plus some room below the field. */
const scrollMargin = 128

/**
 * Scrolls the top of the form to the top of the window if the focused field also fits in the window. Otherwise leaves
 * the scroll position alone, so that the focused field remains visible.
 */
function scrollBothIntoView(form: Element | null | undefined, field: Element | null | undefined): void {
  if (!form || !field) return
  const height = field.getBoundingClientRect().bottom - form.getBoundingClientRect().top
  if (height <= window.innerHeight - scrollMargin) form.scrollIntoView?.({ block: 'start' })
}
