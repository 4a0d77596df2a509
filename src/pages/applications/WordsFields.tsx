import { type ReactNode, useId } from 'react'
import { longestWords, type StateWords } from '../../schemas/applicationState'
import { unsaidWords, wrongWords } from '../../schemas/stateWords'
import { answerTexts as texts } from '../../texts/applicationStates'
import { directionOf, type Language, languageNames } from '../../texts/language'
import '../../widgets/textInput/TextInput.css'
import './WordsFields.css'

interface WordsFieldsProps {
  words: StateWords
  onChange: (changed: Partial<StateWords>) => void
  language?: Language
  /** The client's own words, where these are said to everybody from now on: what must stand in them is looked for. */
  own?: StateWords
  rows?: number
}

/** Subject and text of what an applicant is told; what is wrong with a placeholder is said as it is written. */
export function WordsFields({
  words,
  onChange,
  language = 'en',
  own,
  rows = 9,
}: WordsFieldsProps): ReactNode {
  const id = useId()
  const fault = own ? wrongWords(words, own) : unsaidWords(words)
  const label = (text: string) => (language === 'en' ? text : texts.inLanguage(text, languageNames[language]))
  const field = {
    className: 'fy-input',
    lang: language,
    dir: directionOf(language),
    'aria-describedby': `${id}-note ${id}-fault`,
    'aria-invalid': fault !== undefined && own !== undefined ? true : undefined,
  }
  return (
    <div className="fy-words">
      <label htmlFor={`${id}-subject`}>{label(texts.subject)}</label>
      <input
        {...field}
        id={`${id}-subject`}
        value={words.subject}
        maxLength={longestWords.subject}
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      <label htmlFor={`${id}-text`}>{label(texts.text)}</label>
      <textarea
        {...field}
        id={`${id}-text`}
        className="fy-input fy-input--multiline"
        rows={rows}
        value={words.text}
        maxLength={longestWords.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <p id={`${id}-note`} className="fy-words__note">
        {texts.placeholders}
      </p>
      <p id={`${id}-fault`} role="status" className="fy-words__fault">
        {fault ?? ''}
      </p>
    </div>
  )
}
