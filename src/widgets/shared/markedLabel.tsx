import type { ReactNode } from 'react'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { formTexts } from '../../texts/public/form.texts'

/**
 * A label with its mark: '*' where an answer is required, which never stands on a line alone, '(Optional)' where not
 * [FB-05]. A function, since every field has one. @param lang the label's, where it is not the page's
 */
export function markedLabel(label: string, required: boolean | undefined, lang?: string): ReactNode {
  const words = lang ? <span {...toLangAttributes(lang)}>{label}</span> : label
  if (!required)
    return (
      <>
        {lang ? words : `${label} `}
        {lang ? ' ' : null}
        <span className="fy-field__optional">{formTexts.optional}</span>
      </>
    )
  return (
    <>
      {lang ? words : `${label}\u00a0`}
      {lang ? '\u00a0' : null}
      <span className="fy-field__required" aria-hidden="true">
        *
      </span>
    </>
  )
}
