import { type ReactNode, useState } from 'react'
import { refusalReason } from '../../../data/http/refusalReason'
import { hiddenAnswerTexts } from '../../../texts/admin/applications.texts'
import { useSite } from '../../shared/site/SiteContext'
import { useApplicationSource } from './ApplicationSource'

interface SecretAnswerProps {
  label: string
  /** Path of the answer within the application. */
  path: string
  /** Placeholder that is shown instead of the answer. */
  hidden: string
}

/** Sensitive answer that is hidden until the reader reveals it. The server logs each reader who reveals it. */
export function HiddenAnswer({ label, path, hidden }: SecretAnswerProps): ReactNode {
  const { notifications } = useSite()
  const source = useApplicationSource()
  const [answer, setAnswer] = useState<string | null>(null)
  const reveal = async () => {
    try {
      setAnswer(await source.secret(path))
    } catch (error) {
      const message = refusalReason(error, hiddenAnswerTexts.failed)
      notifications.notify({ id: 'secret', type: 'error', title: '', message })
    }
  }
  return (
    <span className="fy-secret">
      <span role="status">{answer ?? hidden}</span>{' '}
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-label={answer === null ? hiddenAnswerTexts.revealOf(label) : hiddenAnswerTexts.hideOf(label)}
        onClick={() => (answer === null ? void reveal() : setAnswer(null))}
      >
        {answer === null ? hiddenAnswerTexts.reveal : hiddenAnswerTexts.hide}
      </button>
      <span className="fy-secret__note">{hiddenAnswerTexts.note}</span>
    </span>
  )
}
