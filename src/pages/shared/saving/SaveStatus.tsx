import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { saved: Check, saving: LoaderCircle, unsaved: LoaderCircle, offline: CloudOff }

interface SaveStatusProps {
  className: string
  /** Each state that `icons` does not name is a failure. */
  state: string
  text: string
  /** Announced to screen readers instead of `text` unless saving has failed or the browser is offline. */
  announcement?: string
}

/** Save state of a draft, as a text with an icon. Announces the text if saving has failed or the browser is offline. */
export function SaveStatus({ className, state, text, announcement = '' }: SaveStatusProps): ReactNode {
  const Icon = Object.hasOwn(icons, state) ? icons[state as keyof typeof icons] : TriangleAlert
  const isWarning = Icon === TriangleAlert || Icon === CloudOff
  return (
    <p
      className={`${className} fy-icons-s fy-row fy-gap-2 fy-note`}
      data-state={state}
      data-trouble={isWarning || undefined}
    >
      <Icon aria-hidden="true" />
      <span className={`${className}-words`}>{text}</span>
      <span className="fy-visually-hidden" role="status">
        {isWarning ? text : announcement}
      </span>
    </p>
  )
}
