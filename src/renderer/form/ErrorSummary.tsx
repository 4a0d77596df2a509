import { type MouseEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { formPartTexts } from '../../texts/form'
import './ErrorSummary.css'
import { useFormScope } from './FormScope'
import { focusField } from './focusField'

/**
 * After a submit that failed: a heading, and a link to every field with what is wrong with it, the pattern of GOV.UK's
 * error summary. The first invalid field gets the focus [FB-07]; the summary is announced instead of focused.
 */
export function ErrorSummary() {
  const { form, store, idOf, announce } = useFormScope()
  const { errors, heading, attempt } = useSyncExternalStore(store.onReport, store.report, store.report)
  const headingId = idOf('summary')
  const seen = useRef(attempt)
  useErrorTitle(errors.length > 0)
  useLayoutEffect(() => {
    if (attempt === seen.current) return
    seen.current = attempt
    const { errors: all, heading: title } = store.report()
    announce(`${(title ?? '').replace(/\.$/, '')}. ${formPartTexts.errorCount(all.length)}`)
    const first = all.find((error) => document.getElementById(idOf(error.path.slice(1))))
    if (!first || !focusField(idOf(first.path.slice(1)))) document.getElementById(headingId)?.focus()
  }, [attempt, store, idOf, announce, headingId])
  if (heading === null) return null
  const follow = (event: MouseEvent, key: string) => {
    event.preventDefault()
    focusField(idOf(key))
  }
  return (
    <section className="fy-errors" aria-labelledby={headingId}>
      <h2 className="fy-errors__heading" id={headingId} tabIndex={-1}>
        {heading}
      </h2>
      <ul className="fy-errors__list">
        {errors.map(({ path, message }) => {
          const key = path.slice(1)
          const label = form.schema.properties[key]?.title
          return (
            <li key={path + message}>
              {label === undefined ? (
                message
              ) : (
                <a href={`#${idOf(key)}`} onClick={(event) => follow(event, key)}>
                  {`${label}: ${message}`}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const prefix = formPartTexts.errorTitlePrefix

/** Puts 'Error: ' before the document's title while there are errors: the first thing that a screen reader says. */
function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    return () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length)
    }
  }, [active])
}
