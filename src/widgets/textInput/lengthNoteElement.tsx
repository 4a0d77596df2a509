import type { ReactNode } from 'react'

/** The counter, or the note that the limit is reached [FB-02, FB-03]. A function: a component more in every field shows. */
export function lengthNoteElement(id: string, text: string | null): ReactNode {
  if (text === null) return null
  return (
    <p className="fy-field__length" id={id}>
      {text}
    </p>
  )
}
