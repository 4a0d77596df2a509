import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { markupEditorTexts as texts } from '../../../texts/admin/markupEditor.texts'
import { Button } from '../../../widgets/shared/Button'

/** A page that a link can point to. */
export interface LinkedPage {
  title: string
  path: string
}

export interface SelectedLink {
  text: string
  /** Empty if the selected text is not a link yet. */
  href: string
}

interface LinkChoiceProps {
  pages: readonly LinkedPage[]
  /** The selected text and its present address. */
  link: SelectedLink
  onApply: (link: SelectedLink) => void
  onRemove: () => void
  onCancel: () => void
}

const isAddress = (href: string) => /^(\/(?![/\\])|https?:\/\/\S|mailto:\S|tel:\S)/i.test(href.trim())

/**
 * Asks for the target of a link: a page of the site or another address. It is not a form element, because it is
 * inside a form.
 */
export function LinkChoice({ pages, link, onApply, onRemove, onCancel }: LinkChoiceProps): ReactNode {
  const id = useId()
  const isPage = link.href === '' || pages.some(({ path }) => path === link.href)
  const [page, setPage] = useState(isPage ? link.href || (pages[0]?.path ?? '') : '')
  const [address, setAddress] = useState(isPage ? '' : link.href)
  const [label, setLabel] = useState(link.text)
  const [problem, setProblem] = useState('')
  const pageSelect = useRef<HTMLSelectElement>(null)
  useEffect(() => pageSelect.current?.focus(), [])
  const href = page === '' ? address : page
  const apply = () => {
    const text = label.trim() || (pages.find(({ path }) => path === page)?.title ?? '')
    if (!isAddress(href)) return setProblem(texts.invalidAddress)
    if (text === '') return setProblem(texts.missingLinkText)
    onApply({ text, href: href.trim() })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) apply()
    else return
    // Keep the event from the surrounding form and dialog.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset
      className="fy-markup__link fy-stack fy-gap-2 fy-inset-4"
      aria-label={texts.link}
      onKeyDown={onKeyDown}
    >
      <label htmlFor={`${id}-page`}>{texts.linkTo}</label>
      <select
        ref={pageSelect}
        id={`${id}-page`}
        className="fy-input"
        value={page}
        onChange={({ target }) => setPage(target.value)}
      >
        <optgroup label={texts.linkPage}>
          {pages.map(({ title, path }) => (
            <option key={path} value={path}>
              {title} ({path})
            </option>
          ))}
        </optgroup>
        <option value="">{texts.otherAddress}</option>
      </select>
      {page === '' ? (
        <>
          <label htmlFor={`${id}-address`}>{texts.linkAddress}</label>
          <input
            id={`${id}-address`}
            className="fy-input"
            inputMode="url"
            value={address}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setAddress(target.value)}
          />
          <p id={`${id}-hint`} className="fy-markup__hint fy-note">
            {texts.linkAddressHint}
          </p>
        </>
      ) : null}
      <label htmlFor={`${id}-words`}>{texts.linkText}</label>
      <input
        id={`${id}-words`}
        className="fy-input"
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <p role="alert" className="fy-markup__problem fy-error-text">
        {problem}
      </p>
      <div className="fy-wrap fy-gap-2">
        <Button look="primary" size="small" onClick={apply}>
          {link.href === '' ? texts.addLink : texts.changeLink}
        </Button>
        {link.href === '' ? null : (
          <Button size="small" onClick={onRemove}>
            {texts.removeLink}
          </Button>
        )}
        <Button size="small" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </fieldset>
  )
}
