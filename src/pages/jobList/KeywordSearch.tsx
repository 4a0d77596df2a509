import { type ReactNode, useEffect, useRef } from 'react'
import { toCurrentLanguagePath } from '../../schemas/pages/languagePath'
import { jobListTexts } from '../../texts/public/site.texts'
import { paths } from '../routing/paths'
import { useReferralLink } from '../shared/links/useReferralLink'
import './KeywordSearch.css'

interface KeywordSearchProps {
  /** The current search text. */
  name: string
  onSearch: (name: string) => void
}

/** Milliseconds after the last keystroke before the list updates. */
const pause = 300

/**
 * Always visible search by title, the most common filter of the Advanced Search. Before hydration, Enter submits it
 * to the server.
 */
export function KeywordSearch({ name, onSearch }: KeywordSearchProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = name
  }, [name])
  useEffect(() => () => clearTimeout(timer.current), [])
  const referralParams = [...new URLSearchParams(useReferralLink()(''))]
  const search = (wait: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => onSearch(input.current?.value.trim() ?? ''), wait)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <form> asks the server; browsers of a few years ago know no <search>.
    <form
      className="fy-keyword"
      role="search"
      action={toCurrentLanguagePath(paths.viewJobs.href())}
      onSubmit={(event) => {
        event.preventDefault()
        search(0)
      }}
    >
      <input
        ref={input}
        className="fy-keyword__input"
        type="search"
        name="name"
        maxLength={255}
        defaultValue={name}
        aria-label={jobListTexts.keyword}
        placeholder={jobListTexts.keyword}
        onInput={() => search(pause)}
      />
      {referralParams.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </form>
  )
}
