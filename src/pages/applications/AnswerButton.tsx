import { MessageSquareText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ApplicationDetails } from '../../schemas/application'
import { answerTexts as texts } from '../../texts/applicationStates'
import { AnswerDialog } from './AnswerDialog'

/** Sets the state of the application that is open. */
export function AnswerButton({ application }: { application: ApplicationDetails }): ReactNode {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className="fy-button fy-button--primary fy-button--small"
        disabled={application.state === 'withdrawn'}
        onClick={() => setOpen(true)}
      >
        <MessageSquareText aria-hidden="true" />
        {texts.open}
      </button>
      {open ? <AnswerDialog applications={[application]} onDone={close} onClose={close} /> : null}
    </>
  )
}
