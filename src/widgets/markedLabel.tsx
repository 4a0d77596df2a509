import type { ReactNode } from 'react'
import { formTexts } from '../texts/en'

/**
 * A label with its mark: '*' where an answer is required, '(Optional)' where not [FB-05]. A function, since every field
 * has one.
 */
export function markedLabel(label: string, required: boolean | undefined): ReactNode {
  return (
    <>
      {`${label} `}
      {required ? (
        <span className="fy-field__required" aria-hidden="true">
          *
        </span>
      ) : (
        <span className="fy-field__optional">{formTexts.optional}</span>
      )}
    </>
  )
}
