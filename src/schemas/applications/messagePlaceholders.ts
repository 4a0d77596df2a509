import { answerTexts as texts } from '../../texts/admin/applicationStates.texts'
import type { StateTemplate } from './applicationState'

/** What stands in words for what differs from one application to the next. */
export const placeholders = ['name', 'job', 'company', 'reference'] as const
export type Placeholder = (typeof placeholders)[number]
type Values = Record<Placeholder, string>

const written = /\{([^{}\n]*)\}/g

/** What is wrong, and in which of the two. */
export interface TemplateFault {
  part: keyof StateTemplate
  message: string
}

/** What is written like a placeholder and is none, as it is written: '{jobb}'. */
function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(written)]
  return [...new Set(found.flatMap(([whole, name]) => (isPlaceholder(name) ? [] : whole)))]
}

/** Whether nothing in the words tells which application they are about. */
function namesNoJob({ subject, text }: StateTemplate): boolean {
  return !/\{(job|reference)\}/.test(`${subject}\n${text}`)
}

/** Placeholders that stand in a client's own words and not in what is said instead of them, as they are written: '{job}'. */
function lackingPlaceholders(said: StateTemplate, own: StateTemplate): string[] {
  const [there, wanted] = [said, own].map(({ subject, text }) => `${subject}\n${text}`)
  return placeholders
    .map((name) => `{${name}}`)
    .filter((one) => wanted?.includes(one) && !there?.includes(one))
}

/** What keeps words from going out just now, at the subject before the text; none where nothing does. */
export function findUnknownPlaceholders(words: StateTemplate): TemplateFault[] {
  return (['subject', 'text'] as const).flatMap((part) => {
    if (words[part].trim() === '') return [{ part, message: texts.empty }]
    const unknown = unknownPlaceholders(words[part])
    return unknown.length > 0 ? [{ part, message: texts.unknown(unknown.join(', ')) }] : []
  })
}

const noJob: TemplateFault = { part: 'text', message: texts.noJob }

/** The same, and what is worth a second look. */
export function findMissingPlaceholders(words: StateTemplate): TemplateFault[] {
  const unknown = findUnknownPlaceholders(words)
  return unknown.length === 0 && namesNoJob(words) ? [noJob] : unknown
}

/**
 * What keeps words from being what is said to everybody; none where nothing does.
 * @param own the client's own, where these stand for them in another language
 */
export function checkTemplate(words: StateTemplate, own: StateTemplate = words): TemplateFault[] {
  const unknown = findUnknownPlaceholders(words)
  if (unknown.length > 0) return unknown
  const lacking = lackingPlaceholders(words, own)
  if (lacking.length > 0) return [{ part: 'text', message: texts.lacking(lacking.join(', ')) }]
  return namesNoJob(words) ? [noJob] : []
}

/** The words as one applicant reads them. */
export function fillTemplate({ subject, text }: StateTemplate, values: Values): StateTemplate {
  const fill = (words: string) =>
    words.replace(written, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole))
  return { subject: fill(subject).replaceAll(/\s+/g, ' ').trim(), text: fill(text).trim() }
}

/**
 * How somebody is addressed: by the name that was given, where it is one and no message to whoever's address was given with it;
 * else by `otherwise`.
 */
export function getSalutation(name: string, otherwise: string): string {
  const isName = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,59}$/u.test(name.trim())
  return isName ? name.trim() : otherwise
}

function isPlaceholder(name: string | undefined): name is Placeholder {
  return placeholders.some((one) => one === name)
}
