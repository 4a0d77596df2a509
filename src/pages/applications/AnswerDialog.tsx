import { type ReactNode, useId } from 'react'
import type { ApplicationListItem } from '../../schemas/application'
import { type SetState, type StateWords, setStates } from '../../schemas/applicationState'
import { addressedAs, fillWords } from '../../schemas/stateWords'
import { stateNames, answerTexts as texts } from '../../texts/applicationStates'
import { directionOf, type Language, languageNames } from '../../texts/language'
import { namelessIn } from '../../texts/stateWordsIn'
import { Modal } from '../parts/Modal'
import { Notice } from '../parts/Notice'
import { useClient } from '../SiteContext'
import './AnswerDialog.css'
import { useAnswer } from './useAnswer'
import { WordsFields } from './WordsFields'

type Answered = Pick<
  ApplicationListItem,
  'id' | 'applicantName' | 'isHidden' | 'vacancyNameTold' | 'vacancyCode' | 'state' | 'language'
>

interface AnswerDialogProps {
  applications: readonly Answered[]
  onDone: () => void
  onClose: () => void
}

/** How applications stand, and what their senders are told: shown as it will be read before it goes out. */
export function AnswerDialog({ applications, onDone, onClose }: AnswerDialogProps): ReactNode {
  const id = useId()
  const answer = useAnswer(applications, onDone)
  const { state, spoken, says, error, busy, sendsMail, isReady } = answer
  return (
    <Modal title={texts.title(applications.length)} size="large" onClose={onClose}>
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
        {says
          ? spoken.map((language) => (
              <InLanguage
                key={language}
                language={language}
                isOnly={spoken.length < 2}
                applications={applications.filter((one) => one.language === language)}
                words={answer.wordsIn(language)}
                onChange={(changed) => answer.edit(language, changed)}
              />
            ))
          : null}
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

interface InLanguageProps {
  language: Language
  isOnly: boolean
  applications: readonly Answered[]
  words: StateWords
  onChange: (changed: Partial<StateWords>) => void
}

/** What is said to those who applied in one language. */
function InLanguage({ language, isOnly, applications, words, onChange }: InLanguageProps): ReactNode {
  const [first] = applications
  return (
    <section className="fy-answer__language">
      {isOnly ? null : <h3>{texts.spoken(languageNames[language], applications.length)}</h3>}
      <div className="fy-answer__words">
        <WordsFields language={language} words={words} onChange={onChange} />
        {first ? <AsRead application={first} words={words} /> : null}
      </div>
    </section>
  )
}

/** The words as one of those applicants gets them. */
function AsRead({ application, words }: { application: Answered; words: StateWords }): ReactNode {
  const { company } = useClient().settings
  const { id, applicantName, isHidden, vacancyNameTold: job, vacancyCode, language } = application
  const nameless = namelessIn[language]
  const name = isHidden ? nameless : addressedAs(applicantName.split(' ')[0] ?? '', nameless)
  const { subject, text } = fillWords(words, { name, job, company, reference: `${vacancyCode} / ${id}` })
  const title = texts.shown(applicantName, languageNames[language])
  const inWhich = { lang: language, dir: directionOf(language) }
  return (
    <section className="fy-answer__shown" aria-label={title}>
      <h3>{title}</h3>
      <p {...inWhich} className="fy-answer__subject">
        {subject}
      </p>
      <p {...inWhich} className="fy-answer__text">
        {text}
      </p>
    </section>
  )
}
