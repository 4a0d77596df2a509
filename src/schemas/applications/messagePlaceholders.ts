import { applicationStateTexts as texts } from '../../texts/admin/applicationStates.texts'
import type { StateTemplate } from './applicationState'

/** The placeholders of message templates, replaced by the values of each application. */
export const placeholders = ['name', 'job', 'company', 'reference'] as const
export type Placeholder = (typeof placeholders)[number]
type Values = Record<Placeholder, string>

const placeholderPattern = /\{([^{}\n]*)\}/g

/** An error or a warning about one part of a template. */
export interface TemplateFault {
  part: keyof StateTemplate
  message: string
}

/** Returns the parts that look like placeholders but are unknown, as written: '{jobb}'. */
function listUnknownPlaceholders(text: string): string[] {
  const placeholderMatches = [...text.matchAll(placeholderPattern)]
  return [...new Set(placeholderMatches.flatMap(([whole, name]) => (isPlaceholder(name) ? [] : whole)))]
}

/** Returns true if the template contains no placeholder that identifies the job. */
function lacksJobPlaceholder({ subject, text }: StateTemplate): boolean {
  return !/\{(job|reference)\}/.test(`${subject}\n${text}`)
}

/** Returns the placeholders of the client's original template that a translation leaves out, as written: '{job}'. */
function getMissingPlaceholders(translation: StateTemplate, originalTemplate: StateTemplate): string[] {
  const [translatedText, originalText] = [translation, originalTemplate].map(
    ({ subject, text }) => `${subject}\n${text}`,
  )
  return placeholders
    .map((name) => `{${name}}`)
    .filter((item) => originalText?.includes(item) && !translatedText?.includes(item))
}

/**
 * Returns the errors that prevent a message from being sent: an empty part or an unknown placeholder, the subject
 * first.
 */
export function findSendingFaults(template: StateTemplate): TemplateFault[] {
  return (['subject', 'text'] as const).flatMap((part) => {
    if (template[part].trim() === '') return [{ part, message: texts.empty }]
    const unknownPlaceholders = listUnknownPlaceholders(template[part])
    return unknownPlaceholders.length > 0
      ? [{ part, message: texts.unknown(unknownPlaceholders.join(', ')) }]
      : []
  })
}

const missingJobFault: TemplateFault = { part: 'text', message: texts.noJob }

/**
 * Returns the errors of `findSendingFaults` or, if there are none, a warning if the template does not identify
 * the job.
 */
export function findFaultsAndWarnings(template: StateTemplate): TemplateFault[] {
  const faults = findSendingFaults(template)
  return faults.length === 0 && lacksJobPlaceholder(template) ? [missingJobFault] : faults
}

/**
 * Returns the errors that prevent a template from being saved as the default message.
 * @param originalTemplate the client's original template, if `template` is a translation of it
 */
export function checkTemplate(
  template: StateTemplate,
  originalTemplate: StateTemplate = template,
): TemplateFault[] {
  const sendingFaults = findSendingFaults(template)
  if (sendingFaults.length > 0) return sendingFaults
  const missingPlaceholders = getMissingPlaceholders(template, originalTemplate)
  if (missingPlaceholders.length > 0)
    return [{ part: 'text', message: texts.missingPlaceholders(missingPlaceholders.join(', ')) }]
  return lacksJobPlaceholder(template) ? [missingJobFault] : []
}

/** Replaces the placeholders with the values of one application. */
export function fillTemplate({ subject, text }: StateTemplate, values: Values): StateTemplate {
  const fill = (templateText: string) =>
    templateText.replace(placeholderPattern, (whole, name: string) =>
      isPlaceholder(name) ? values[name] : whole,
    )
  return { subject: fill(subject).replaceAll(/\s+/g, ' ').trim(), text: fill(text).trim() }
}

/**
 * Returns the salutation of an applicant: `name` if it consists of at most 60 letters, spaces, apostrophes and
 * hyphens; otherwise `fallback`. This prevents others from sending a message by way of the name field.
 */
export function getSalutation(name: string, fallback: string): string {
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,59}$/u.test(name.trim())
  return isName ? name.trim() : fallback
}

function isPlaceholder(name: string | undefined): name is Placeholder {
  return placeholders.some((placeholder) => placeholder === name)
}
