import type { ReactNode } from 'react'
import { formTexts } from '../texts/en'

/**
 * A label with its mark: '*' where an answer is required, which never stands on a line alone, '(Optional)' where not
 * [FB-05]. A function, since every field has one.
 */
export function markedLabel(label: string, required: boolean | undefined): ReactNode {
  if (!required)
    return (
      <>
        {`${label} `}
        <span className="fy-field__optional">{formTexts.optional}</span>
      </>
    )
  return (
    <>
      {`${label}\u00a0`}
      <span className="fy-field__required" aria-hidden="true">
        *
      </span>
    </>
  )
}
