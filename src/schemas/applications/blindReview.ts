import { catalogueLabels } from '../../texts/public/applicationFields.texts'
import { localizeChoice } from '../fieldCatalogue/choices'
import { type CatalogueKey, fieldCatalogue } from '../fieldCatalogue/fieldCatalogue'
import type { FormValues } from '../fields/fieldValue'
import { isEmail } from '../fields/formats'
import { kinds } from '../kinds/kindRegistry'
import type { FormSettings } from '../settings/userSettings'
import type { AnswerSection, DescribedAnswer } from './application'

/** What of the catalogue says who somebody is, how old, and where they live. */
const telling: readonly CatalogueKey[] = [
  ...([
    'firstName',
    'surname',
    'email',
    'title',
    'preferredName',
    'homePhone',
    'mobile',
    'birthDate',
  ] as const),
  ...(['gender', 'linkedIn', 'maritalStatus', 'street', 'suburb', 'postcode', 'countryCode'] as const),
  ...(['stateCode', 'stateNameOverseas', 'emergencyContactName', 'emergencyContactPhone'] as const),
  'emergencyContactMobile',
]

/** Those whose words are taken out of other answers, too. */
const names: readonly CatalogueKey[] = [
  'firstName',
  'surname',
  'preferredName',
  'email',
  'mobile',
  'homePhone',
  'street',
]

/** What stands for somebody's name in somebody's words. */
const covered = '•••'

/** What of one application tells whose it is. */
export interface IdentifyingField {
  /** Questions, as they are asked now and as they come. */
  labels: ReadonlySet<string>
  /** Answers to them, as they are read. */
  answers: ReadonlySet<string>
  /** What of them is taken out of other words. */
  words: RegExp | null
}

/** What tells whose application this is. Answers are kept by keys, sections by questions that may have been called otherwise then. */
export function getIdentifyingField(
  answers: FormValues,
  { applicationFormFields, customFields }: Pick<FormSettings, 'applicationFormFields' | 'customFields'>,
): IdentifyingField {
  const fields = fieldCatalogue.filter(({ field }) => telling.includes(field.name))
  const own = customFields.filter(({ type }) => type === 'email' || type === 'tel')
  const ids = new Set([...fields, ...own].map(({ id }) => id))
  const shown = fields.flatMap(({ field }) => {
    const value = answers[field.name]
    if (value === undefined || value === null) return []
    return [
      String(value),
      kinds[field.type as keyof typeof kinds].display(value, (field.options ?? []).map(localizeChoice)),
    ]
  })
  return {
    labels: new Set([
      ...telling.map((key) => catalogueLabels[key]),
      ...own.map(({ label }) => label),
      ...applicationFormFields.flatMap(({ id, displayText }) => (ids.has(id) ? displayText : [])),
    ]),
    answers: new Set(
      [...shown, ...own.map(({ id }) => String(answers[`custom-${id}`] ?? ''))].filter(Boolean),
    ),
    words: wordsOf(names.flatMap((key) => asWritten(String(answers[key] ?? '').trim()))),
  }
}

/** The sections without what tells whose they are; what is left says it nowhere in its words. */
export function blindSections(sections: readonly AnswerSection[], of: IdentifyingField): AnswerSection[] {
  return sections
    .map((section) => ({
      ...section,
      items: section.items.filter((item) => !tells(item, of)).map((item) => withoutNames(item, of)),
    }))
    .filter(({ items }) => items.length > 0)
}

/** Somebody's words with nobody's name in them. */
export function blindWords(text: string, { words }: Pick<IdentifyingField, 'words'>): string {
  return words ? text.replace(words, covered) : text
}

function tells({ label, answer }: DescribedAnswer, { labels, answers }: IdentifyingField): boolean {
  const text = answer.trim()
  return labels.has(label) || answers.has(text) || isEmail(text) || isNumberToCall(text)
}

function withoutNames({ label, answer, secret }: DescribedAnswer, of: IdentifyingField): DescribedAnswer {
  return { label, answer: secret ? covered : blindWords(answer, of) }
}

/** Eight digits or more and nothing but what numbers are written with. */
function isNumberToCall(text: string): boolean {
  return /^[+\d][\d\s().-]{7,30}$/.test(text) && text.replace(/\D/g, '').length >= 8 && !/^\d{4}-/.test(text)
}

/** A name as names are written: 'will' is a word, 'Will' may be somebody. */
function asWritten(text: string): string[] {
  if (/[@\d]/.test(text)) return [text, text.toLowerCase()]
  return [text.charAt(0).toUpperCase() + text.slice(1), text.toUpperCase()]
}

function wordsOf(texts: readonly string[]): RegExp | null {
  const parts = texts.filter((text) => text.length > 1).sort((one, other) => other.length - one.length)
  if (parts.length === 0) return null
  const either = parts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${either})(?![\\p{L}\\p{N}])`, 'gu')
}
