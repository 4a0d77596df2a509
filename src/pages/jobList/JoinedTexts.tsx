import { Fragment, type ReactNode } from 'react'

/** A text with its language if that differs from the page's. */
export interface MarkedText {
  text: string
  lang?: string | undefined
}

/** Texts on one line, separated by dots; empty texts are left out. */
export function JoinedTexts({ texts }: { texts: readonly MarkedText[] }): ReactNode {
  return texts
    .filter(({ text }) => text !== '')
    .map(({ text, lang }, index) => (
      <Fragment key={text}>
        {index > 0 ? ' · ' : ''}
        <span lang={lang}>{text}</span>
      </Fragment>
    ))
}
