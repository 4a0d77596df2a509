import { type ReactNode, useId } from 'react'
import { longestWords, type StateWords } from '../../schemas/applicationState'
import { namesNoJob, unknownPlaceholders } from '../../schemas/stateWords'
import { answerTexts as texts } from '../../texts/applicationStates'
import '../../widgets/textInput/TextInput.css'
import './WordsFields.css'

interface WordsFieldsProps {
  words: StateWords
  onChange: (changed: Partial<StateWords>) => void
  rows?: number
}

/** Subject and text of what an applicant is told; what is wrong with a placeholder is said as it is written. */
export function WordsFields({ words, onChange, rows = 9 }: WordsFieldsProps): ReactNode {
  const id = useId()
  const unknown = unknownPlaceholders(words)
  return (
    <div className="fy-words">
      <label htmlFor={`${id}-subject`}>{texts.subject}</label>
      <input
        id={`${id}-subject`}
        className="fy-input"
        value={words.subject}
        maxLength={longestWords.subject}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <label htmlFor={`${id}-text`}>{texts.text}</label>
      <textarea
        id={`${id}-text`}
        className="fy-input fy-input--multiline"
        rows={rows}
        value={words.text}
        maxLength={longestWords.text}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <p id={`${id}-note`} className="fy-words__note">
        {texts.placeholders}
      </p>
      <p role="status" className="fy-words__fault">
        {unknown.length > 0 ? texts.unknown(unknown.join(', ')) : namesNoJob(words) ? texts.noJob : ''}
      </p>
    </div>
  )
}
