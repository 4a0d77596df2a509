import { type ReactNode, useId } from 'react'
import type { ApplicationListItem } from '../../schemas/application'
import { type SetState, setStates } from '../../schemas/applicationState'
import { addressedAs, fillWords } from '../../schemas/stateWords'
import { nameless, stateNames, answerTexts as texts } from '../../texts/applicationStates'
import { Modal } from '../parts/Modal'
import { Notice } from '../parts/Notice'
import { useClient } from '../SiteContext'
import './AnswerDialog.css'
import { useAnswer } from './useAnswer'
import { WordsFields } from './WordsFields'

type Answered = Pick<
  ApplicationListItem,
  'id' | 'applicantName' | 'isHidden' | 'vacancyName' | 'vacancyCode' | 'state'
>

interface AnswerDialogProps {
  applications: readonly Answered[]
  onDone: () => void
  onClose: () => void
}

/** How applications stand, and what their senders are told: shown as it will be read before it goes out. */
export function AnswerDialog({ applications, onDone, onClose }: AnswerDialogProps): ReactNode {
  const id = useId()
  const ids = applications.map((one) => one.id)
  const standing = applications.map((one) => one.state)
  const answer = useAnswer(ids, standing, onDone)
  const { state, says, words, error, busy, sendsMail, isReady } = answer
  return (
    <Modal title={texts.title(ids.length)} size="large" onClose={onClose}>
      <div className="fy-answer">
        <div className="fy-answer__state">
          <label htmlFor={id}>{texts.state}</label>
          <select
            id={id}
            className="fy-input"
            value={state}
            onChange={(event) => answer.choose(event.target.value as SetState)}
          >
            {setStates.map((one) => (
              <option key={one} value={one}>
                {stateNames[one]}
              </option>
            ))}
          </select>
        </div>
        <label className="fy-answer__say">
          <input type="checkbox" checked={says} onChange={(event) => answer.setSays(event.target.checked)} />
          {texts.say}
        </label>
        {isReady ? (
          <Notice type="info">{says ? (sendsMail ? texts.byMail : texts.byLink) : texts.silent}</Notice>
        ) : null}
        {says ? (
          <div className="fy-answer__words">
            <WordsFields words={words} onChange={answer.edit} />
            {applications[0] ? <AsRead application={applications[0]} words={words} /> : null}
          </div>
        ) : null}
        {error ? (
          <p role="alert" className="fy-words__fault">
            {error}
          </p>
        ) : null}
        <div className="fy-modal__actions">
          <button type="button" className="fy-button" onClick={onClose}>
            {texts.cancel}
          </button>
          <button
            type="button"
            className="fy-button fy-button--primary"
            disabled={!isReady || busy}
            onClick={() => void answer.send()}
          >
            {busy ? texts.setting : texts.set}
          </button>
        </div>
      </div>
    </Modal>
  )
}

interface AsReadProps {
  application: Answered
  words: { subject: string; text: string }
}

/** The words as one of those applicants gets them. */
function AsRead({ application, words }: AsReadProps): ReactNode {
  const { company } = useClient().settings
  const { id, applicantName, isHidden, vacancyName: job, vacancyCode } = application
  const name = isHidden ? nameless : addressedAs(applicantName.split(' ')[0] ?? '', nameless)
  const { subject, text } = fillWords(words, { name, job, company, reference: `${vacancyCode} / ${id}` })
  return (
    <section className="fy-answer__shown" aria-label={texts.shown(applicantName)}>
      <h3>{texts.shown(applicantName)}</h3>
      <p className="fy-answer__subject">{subject}</p>
      <p className="fy-answer__text">{text}</p>
    </section>
  )
}
