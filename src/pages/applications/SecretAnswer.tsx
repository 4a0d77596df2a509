import { type ReactNode, useState } from 'react'
import { createApplications } from '../../data/applications'
import { secretTexts } from '../../texts/secretAnswers'
import { useSite } from '../SiteContext'
import { usePart } from '../usePart'

interface SecretAnswerProps {
  applicationId: number
  label: string
  /** Where it stands in the answers. */
  path: string
  /** What stands for it. */
  hidden: string
}

/** An answer that nobody reads by accident: it is shown when somebody asks for it, who is written down. */
export function SecretAnswer({ applicationId, label, path, hidden }: SecretAnswerProps): ReactNode {
  const { notifications } = useSite()
  const applications = usePart(createApplications)
  const [answer, setAnswer] = useState<string | null>(null)
  const reveal = async () => {
    try {
      setAnswer(await applications.secret(applicationId, path))
    } catch {
      notifications.notify({ id: 'secret', type: 'error', title: '', message: secretTexts.failed })
    }
  }
  return (
    <span className="fy-secret">
      <span role="status">{answer ?? hidden}</span>{' '}
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-label={answer === null ? secretTexts.revealOf(label) : secretTexts.hideOf(label)}
        onClick={() => (answer === null ? void reveal() : setAnswer(null))}
      >
        {answer === null ? secretTexts.reveal : secretTexts.hide}
      </button>
      <span className="fy-secret__note">{secretTexts.note}</span>
    </span>
  )
}
