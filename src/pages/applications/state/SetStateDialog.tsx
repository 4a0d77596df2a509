import { type ReactNode, useId } from 'react'
import type { ApplicationListItem } from '../../../schemas/applications/application'
import type { AssignableState, StateTemplate } from '../../../schemas/applications/applicationState'
import { getApplicantStateName } from '../../../schemas/applications/customState'
import { fillTemplate, getSalutation } from '../../../schemas/applications/messagePlaceholders'
import { applicationStateTexts as texts } from '../../../texts/admin/applicationStates.texts'
import { neutralSalutations } from '../../../texts/admin/stateTemplateTranslations.texts'
import { getDirection, type Language, languageNames } from '../../../texts/language/language'
import { Button } from '../../../widgets/shared/Button'
import { Modal } from '../../shared/dialog/Modal'
import { Notice } from '../../shared/feedback/Notice'
import { useClient } from '../../shared/site/SiteContext'
import './SetStateDialog.css'
import { TemplateFields } from '../../messageTemplates/TemplateFields'
import { useApplicationStates } from './useApplicationStates'
import { useStateChange } from './useStateChange'

type StateChangeTarget = Pick<
  ApplicationListItem,
  'id' | 'applicantName' | 'isHidden' | 'vacancyNameTold' | 'vacancyCode' | 'state' | 'language'
>

interface SetStateDialogProps {
  applications: readonly StateChangeTarget[]
  /** The status that is selected initially; by default the one that usually follows. */
  initialState?: AssignableState
  onDone: () => void
  onClose: () => void
}

/** Dialog that sets the state of applications and previews the message to the applicants before it is sent. */
export function SetStateDialog({
  applications,
  initialState,
  onDone,
  onClose,
}: SetStateDialogProps): ReactNode {
  const id = useId()
  const stateChange = useStateChange(applications, onDone, initialState)
  const { assignableStates, getName, customStates } = useApplicationStates()
  const { state, applicantLanguages, sendsMessage, error, isBusy, sendsMail, isReady } = stateChange
  const applicantStateName = getApplicantStateName(state, customStates)
  return (
    <Modal title={texts.title(applications.length)} size="large" onClose={onClose}>
      <div className="fy-set-state fy-stack fy-gap-4">
        <div className="fy-set-state__state fy-stack fy-gap-1">
          <label htmlFor={id}>{texts.state}</label>
          <select
            id={id}
            className="fy-input"
            value={state}
            onChange={(event) => stateChange.selectState(event.target.value as AssignableState)}
          >
            {assignableStates.map((assignableState) => (
              <option key={assignableState} value={assignableState}>
                {getName(assignableState)}
              </option>
            ))}
          </select>
        </div>
        <label className="fy-set-state__option fy-row fy-gap-2">
          <input
            type="checkbox"
            checked={sendsMessage}
            onChange={(event) => stateChange.setSendsMessage(event.target.checked)}
          />
          {isReady && !sendsMail ? texts.showOnStatusPage : texts.sendMessage}
        </label>
        {isReady && !sendsMail ? (
          <div className="fy-set-state__mail fy-note">
            <label className="fy-set-state__option fy-row fy-gap-2">
              <input type="checkbox" checked={false} disabled readOnly aria-describedby={`${id}-no-mail`} />
              {texts.mail}
            </label>
            <p id={`${id}-no-mail`}>{texts.noMail}</p>
          </div>
        ) : null}
        {isReady ? (
          <Notice type="info">
            {(sendsMessage
              ? sendsMail
                ? texts.mailNote
                : texts.statusPageNote
              : texts.statusWithoutMessage)(applicantStateName)}
          </Notice>
        ) : null}
        {sendsMessage
          ? applicantLanguages.map((language) => (
              <LanguageTemplate
                key={language}
                language={language}
                isOnlyLanguage={applicantLanguages.length < 2}
                applications={applications.filter((application) => application.language === language)}
                template={stateChange.getMessage(language)}
                onChange={(changed) => stateChange.editMessage(language, changed)}
              />
            ))
          : null}
        {error ? (
          <p role="alert" className="fy-template-fields__error fy-error-text">
            {error}
          </p>
        ) : null}
        <div className="fy-set-state__actions fy-modal__actions">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="primary" disabled={!isReady || isBusy} onClick={() => void stateChange.send()}>
            {isBusy ? texts.setting : texts.set}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

interface LanguageTemplateProps {
  language: Language
  isOnlyLanguage: boolean
  applications: readonly StateChangeTarget[]
  template: StateTemplate
  onChange: (changed: Partial<StateTemplate>) => void
}

/** Message editor and preview for the applicants who applied in one language. */
function LanguageTemplate({
  language,
  isOnlyLanguage,
  applications,
  template,
  onChange,
}: LanguageTemplateProps): ReactNode {
  const [firstApplication] = applications
  return (
    <section className="fy-stack fy-gap-2">
      {isOnlyLanguage ? null : <h3>{texts.languageCount(languageNames[language], applications.length)}</h3>}
      <div className="fy-set-state__message fy-grid fy-gap-5 fy-top">
        <TemplateFields language={language} template={template} onChange={onChange} />
        {firstApplication ? <MessagePreview application={firstApplication} template={template} /> : null}
      </div>
    </section>
  )
}

/** Previews the message as one of the applicants will read it. */
function MessagePreview({
  application,
  template,
}: {
  application: StateChangeTarget
  template: StateTemplate
}): ReactNode {
  const { company } = useClient().settings
  const { id, applicantName, isHidden, vacancyNameTold: job, vacancyCode, language } = application
  const neutralSalutation = neutralSalutations[language]
  const name = isHidden
    ? neutralSalutation
    : getSalutation(applicantName.split(' ')[0] ?? '', neutralSalutation)
  const { subject, text } = fillTemplate(template, {
    name,
    job,
    company,
    reference: `${vacancyCode} / ${id}`,
  })
  const title = texts.previewTitle(applicantName, languageNames[language])
  const languageAttributes = { lang: language, dir: getDirection(language) }
  return (
    <section className="fy-set-state__preview fy-stack fy-gap-2 fy-inset-4" aria-label={title}>
      <h3>{title}</h3>
      <p {...languageAttributes} className="fy-strong">
        {subject}
      </p>
      <p {...languageAttributes} className="fy-set-state__text">
        {text}
      </p>
    </section>
  )
}
