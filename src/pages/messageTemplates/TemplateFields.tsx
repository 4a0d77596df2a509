import { type ReactNode, useId } from 'react'
import { maxMessageLength, type StateTemplate } from '../../schemas/applications/applicationState'
import { checkTemplate, findFaultsAndWarnings } from '../../schemas/applications/messagePlaceholders'
import { applicationStateTexts as texts } from '../../texts/admin/applicationStates.texts'
import { getDirection, type Language, languageNames } from '../../texts/language/language'
import '../../widgets/textInput/TextInput.css'
import './TemplateFields.css'

interface TemplateFieldsProps {
  template: StateTemplate
  onChange: (changed: Partial<StateTemplate>) => void
  language?: Language
  /**
   * The client's English template, whose placeholders a translation must have. Set it if the fields edit a
   * stored template, so that they report the errors that prevent saving; leave it out for a message to
   * selected applicants.
   */
  englishTemplate?: StateTemplate
  rows?: number
}

/** Subject and text of a message to applicants, with validation of placeholders while the user types. */
export function TemplateFields({
  template,
  onChange,
  language = 'en',
  englishTemplate,
  rows = 9,
}: TemplateFieldsProps): ReactNode {
  const id = useId()
  const problems = englishTemplate
    ? checkTemplate(template, englishTemplate)
    : findFaultsAndWarnings(template)
  const renderLabel = (text: string) =>
    language === 'en' ? text : texts.labelWithLanguage(text, languageNames[language])
  const getProblem = (part: keyof StateTemplate) =>
    problems.find((problem) => problem.part === part)?.message ?? ''
  const getFieldProps = (part: keyof StateTemplate) => ({
    id: `${id}-${part}`,
    lang: language,
    dir: getDirection(language),
    value: template[part],
    maxLength: maxMessageLength[part],
    'aria-describedby': `${id}-note ${id}-${part}-problem`,
    'aria-invalid': englishTemplate && getProblem(part) !== '' ? true : undefined,
  })
  const renderProblem = (part: keyof StateTemplate) => (
    <p id={`${id}-${part}-problem`} role="status" className="fy-template-fields__error fy-error-text">
      {getProblem(part)}
    </p>
  )
  return (
    <div className="fy-template-fields fy-stack fy-gap-1">
      <label htmlFor={`${id}-subject`}>{renderLabel(texts.subject)}</label>
      <input
        {...getFieldProps('subject')}
        className="fy-input"
        onChange={(event) => onChange({ subject: event.target.value })}
      />
      {renderProblem('subject')}
      <label htmlFor={`${id}-text`}>{renderLabel(texts.text)}</label>
      <textarea
        {...getFieldProps('text')}
        className="fy-input fy-input--multiline"
        rows={rows}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      {renderProblem('text')}
      <p id={`${id}-note`} className="fy-note">
        {texts.placeholders}
      </p>
    </div>
  )
}
