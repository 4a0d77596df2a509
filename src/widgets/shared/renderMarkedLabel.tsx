import type { ReactNode } from 'react'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { formTexts } from '../../texts/public/form.texts'

/**
 * Returns a label with its mark: '*' (never alone on a line) if an answer is required, otherwise '(Optional)'
 * [FB-05]. It is a plain function, because every field has a label.
 * @param lang the label's language, if it differs from the page's
 */
export function renderMarkedLabel(label: string, required: boolean | undefined, lang?: string): ReactNode {
  const text = lang ? <span {...toLangAttributes(lang)}>{label}</span> : label
  if (!required)
    return (
      <>
        {lang ? text : `${label} `}
        {lang ? ' ' : null}
        <span className="fy-field__optional">{formTexts.optional}</span>
      </>
    )
  return (
    <>
      {lang ? text : `${label}\u00a0`}
      {lang ? '\u00a0' : null}
      <span className="fy-field__required" aria-hidden="true">
        *
      </span>
    </>
  )
}
