import { isRecord } from '../configShape/checkShape'
import type { Option } from '../fields/option'
import type { Translations } from '../translations/localizeText'
import type { ItemTranslation } from '../translations/translationTypes'
import { salaryPeriods } from '../vacancies/salaryAndAddress'
import { type Workplace, workplaceKinds } from '../vacancies/workplace'
import type { AuthoredVacancyContent } from './authoredVacancy'
import type { VacancyFormPart } from './buildVacancyPartForm'

type Answer = Record<string, unknown>

/**
 * Returns a part of a vacancy as its form shows it; empty values are absent.
 * @param currency ISO 4217; the default currency of the salary
 */
export function toVacancyPartAnswer(
  part: VacancyFormPart,
  content: AuthoredVacancyContent,
  currency: string,
): Answer {
  return omitEmptyValues(readers[part](content, currency)) as Answer
}

/** Returns the vacancy with the values of one part's form. */
export function withVacancyPart(
  part: VacancyFormPart,
  content: AuthoredVacancyContent,
  answer: unknown,
): AuthoredVacancyContent {
  return { ...content, ...writers[part](isRecord(answer) ? answer : {}, content) }
}

const readers: Record<VacancyFormPart, (content: AuthoredVacancyContent, currency: string) => Answer> = {
  job: ({ name, code, summary, description, isExpressionOfInterest }) => ({
    name,
    code,
    summary,
    description,
    isExpressionOfInterest,
  }),
  place: ({ location, department, employmentType, workplace, address, salary }, currency) => ({
    location,
    department,
    employmentType,
    workplace: workplace
      ? { ...workplace, countries: (workplace.countries ?? []).map((country) => ({ country })) }
      : {},
    address: address ?? {},
    salary: { period: 'year', ...salary, currency: salary?.currency || currency },
  }),
  dates: ({ opensAt, closesAt, hearBy, isListed }) => ({ opensAt, closesAt, hearBy: hearBy ?? {}, isListed }),
  lists: ({ licences, qualifications, requirements, skills, visas }) => ({
    licences: licences.map(withoutTranslations),
    qualifications: qualifications.map(withoutTranslations),
    requirements: requirements.map(withoutTranslations),
    skills: skills.map(({ name, isRequired, options }) => ({
      name,
      isRequired,
      levels: options.map(({ label }) => label).join('\n'),
    })),
    visas: visas.map(withoutTranslations),
  }),
}

const writers: Record<
  VacancyFormPart,
  (answer: Answer, content: AuthoredVacancyContent) => Partial<AuthoredVacancyContent>
> = {
  job: (answer) => ({
    name: toText(answer.name),
    code: toText(answer.code),
    summary: toText(answer.summary),
    description: toText(answer.description),
    isExpressionOfInterest: answer.isExpressionOfInterest === true,
  }),
  place: (answer) => ({
    location: toText(answer.location),
    department: toText(answer.department),
    employmentType: toText(answer.employmentType),
    workplace: parseWorkplace(answer.workplace),
    address: parseAddress(answer.address),
    salary: parseSalary(answer.salary),
  }),
  dates: (answer) => ({
    opensAt: toText(answer.opensAt) || null,
    closesAt: toText(answer.closesAt) || null,
    hearBy: parseResponseDeadline(answer.hearBy),
    isListed: answer.isListed === true,
  }),
  lists: (answer, content) => ({
    licences: copyTranslations(toRows(answer.licences).map(toRequirableItem), content.licences),
    qualifications: copyTranslations(
      toRows(answer.qualifications).map(toRequirableItem),
      content.qualifications,
    ),
    requirements: copyTranslations(
      toRows(answer.requirements).map((row) => ({
        ...toRequirableItem(row),
        description: toText(row.description),
      })),
      content.requirements,
    ),
    skills: copyTranslations(
      toRows(answer.skills).map((row) => ({
        ...toRequirableItem(row),
        options: parseLevels(row.levels, content),
      })),
      content.skills,
    ),
    visas: copyTranslations(
      toRows(answer.visas).map(({ name }) => ({ name: toText(name) })),
      content.visas,
    ),
  }),
}

/** Removes the translations, which the form does not show. */
function withoutTranslations<Item extends { translations?: unknown }>(
  item: Item,
): Omit<Item, 'translations'> {
  const { translations: _, ...rest } = item
  return rest
}

/** Removes empty texts, null and undefined from objects at all levels. */
function omitEmptyValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitEmptyValues)
  if (!isRecord(value)) return value
  const filledEntries = Object.entries(value).filter(
    ([, item]) => item !== '' && item !== null && item !== undefined,
  )
  return Object.fromEntries(filledEntries.map(([key, item]) => [key, omitEmptyValues(item)]))
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Returns a finite number, otherwise null. */
const toAmount = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const toRows = (value: unknown): Answer[] =>
  Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : {})) : []

const toRequirableItem = ({ name, isRequired }: Answer) => ({
  name: toText(name),
  isRequired: isRequired === true,
})

/**
 * Copies the translations to the edited items. Items are matched by name or, if their number has not changed, by
 * index.
 */
function copyTranslations<Item extends { name: string }>(
  items: Item[],
  previousItems: readonly { name: string; translations?: Translations<ItemTranslation> }[],
): (Item & { translations?: Translations<ItemTranslation> })[] {
  return items.map((item, index) => {
    const sameIndexItem = items.length === previousItems.length ? previousItems[index] : undefined
    const { translations } = previousItems.find(({ name }) => name === item.name) ?? sameIndexItem ?? {}
    return translations ? { ...item, translations } : item
  })
}

/** Converts lines to skill levels. An existing level keeps its value, because stored answers refer to it. */
function parseLevels(lines: unknown, { skills }: AuthoredVacancyContent): Option[] {
  const optionByLabel = new Map(
    skills.flatMap(({ options }) => options).map((option) => [option.label, option]),
  )
  const labels = toText(lines)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return [...new Set(labels)].map((label) => optionByLabel.get(label) ?? { label, value: label })
}

function parseResponseDeadline(answer: unknown): AuthoredVacancyContent['hearBy'] {
  const { day, days } = isRecord(answer) ? answer : ({} as Answer)
  const deadline = {
    ...(toText(day) === '' ? {} : { day: toText(day) }),
    ...(toAmount(days) === null ? {} : { days: Number(days) }),
  }
  return Object.keys(deadline).length > 0 ? deadline : null
}

/** Countries are kept only for remote work. */
function parseWorkplace(answer: unknown): Workplace | null {
  const { kind: chosenKind, countries } = isRecord(answer) ? answer : ({} as Answer)
  const kind = workplaceKinds.find((workplaceKind) => workplaceKind === chosenKind)
  if (kind === undefined) return null
  const codes = kind === 'remote' ? toRows(countries).map(({ country }) => toText(country)) : []
  const uniqueCodes = [...new Set(codes)].filter((code) => code !== '')
  return uniqueCodes.length > 0 ? { kind, countries: uniqueCodes } : { kind }
}

function parseAddress(answer: unknown): AuthoredVacancyContent['address'] {
  const address = omitEmptyValues(answer)
  return isRecord(address) && Object.keys(address).length > 0 ? address : null
}

function parseSalary(answer: unknown): AuthoredVacancyContent['salary'] {
  const { from, to, currency, period, text } = isRecord(answer) ? answer : ({} as Answer)
  const salary = {
    from: toAmount(from),
    to: toAmount(to),
    currency: toText(currency),
    period: salaryPeriods.find((salaryPeriod) => salaryPeriod === period) ?? ('year' as const),
    text: toText(text),
  }
  // A salary needs a figure or a text; a currency is not enough.
  return salary.from === null && salary.to === null && salary.text === '' ? null : salary
}
