import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { parseUtcMilliseconds } from '../dateTime/strictDateTime'
import { isBlankText } from '../fields/cleanText'
import { findPlaceholders } from '../markup/exampleTexts'
import { htmlToText } from '../markup/htmlToText'
import type { SalaryRange } from '../vacancies/salaryAndAddress'
import { checkVacancyTranslations } from '../vacancies/translatableVacancyTexts'
import type { AuthoredVacancyContent } from './authoredVacancy'
import { checkResponseDeadline, type VacancyCheckContext } from './checkResponseDeadline'
import { checkAuthoredQuestions, checkOptions } from './questionValues'
import {
  checkLength,
  createAdviceFindings,
  createError,
  createWarning,
  maxLengths,
  type VacancyFinding,
} from './vacancyFindings'

const maxItems = 100
const maxDocuments = 10

/**
 * Runs all checks of a vacancy that need no server. The editor and publishing use the same checks; publishing is
 * refused while there is an error. Errors come first; within a severity, findings are in the order of the checks.
 */
export function checkAuthoredVacancy(
  content: AuthoredVacancyContent,
  context: VacancyCheckContext,
): VacancyFinding[] {
  const country = content.address?.country || context.country
  const findings = [
    ...checkTexts(content),
    ...checkPlaceholders(content),
    ...checkTimes(content, context),
    ...checkResponseDeadline(content, context),
    ...checkSalary(content.salary),
    ...checkLists(content, country),
    ...checkAuthoredQuestions(content.screeningQuestions, country),
    ...checkDocuments(content),
    ...checkPicture(content),
    ...checkVacancyTranslations(content).map(({ path, message }) => createError(path, 'words', message)),
    ...checkSearchability(content, context),
  ]
  return findings.sort((a, b) => a.severity.localeCompare(b.severity))
}

function checkTexts(content: AuthoredVacancyContent): VacancyFinding[] {
  const checkNotBlank = (path: string, text: string) =>
    isBlankText(text) ? [createError(path, 'needed', texts.needed)] : []
  const { address } = content
  return [
    ...checkNotBlank('/name', content.name),
    ...checkNotBlank('/code', content.code),
    ...(content.isExpressionOfInterest ? [] : checkNotBlank('/description', htmlToText(content.description))),
    ...checkLength('/code', content.code, maxLengths.code),
    ...checkLength('/name', content.name, maxLengths.name),
    ...checkLength('/summary', content.summary, maxLengths.text),
    ...checkLength('/description', content.description, maxLengths.description),
    ...(['department', 'location', 'employmentType'] as const).flatMap((name) =>
      checkLength(`/${name}`, content[name], maxLengths.shortText),
    ),
    ...(address?.country && !/^[A-Z]{2}$/.test(address.country)
      ? [createError('/address/country', 'bad-country', texts.badCountry)]
      : []),
  ]
}

/** Reports placeholder texts of a template that were not replaced. */
function checkPlaceholders(content: AuthoredVacancyContent): VacancyFinding[] {
  return (['name', 'summary', 'description'] as const).flatMap((key) =>
    findPlaceholders(content[key]).map((placeholder) =>
      createError(`/${key}`, 'placeholder', texts.placeholder(placeholder)),
    ),
  )
}

function checkTimes(
  { opensAt, closesAt }: AuthoredVacancyContent,
  { now, at }: VacancyCheckContext,
): VacancyFinding[] {
  const checkTimestampFormat = (path: string, timestamp: string | null) =>
    timestamp !== null && !isDateTime(timestamp) ? [createError(path, 'bad-moment', texts.badDateTime)] : []
  const findings = [
    ...checkTimestampFormat('/opensAt', opensAt),
    ...checkTimestampFormat('/closesAt', closesAt),
  ]
  if (findings.length > 0 || closesAt === null) return findings
  const closingTime = Date.parse(closesAt)
  const openingTime = at ?? opensAt
  if (openingTime !== null && closingTime <= Date.parse(openingTime)) {
    return [createError('/closesAt', 'closes-before-opens', texts.closesBeforeOpens)]
  }
  return closingTime <= Date.parse(now)
    ? [createError('/closesAt', 'closes-in-past', texts.closesInPast)]
    : []
}

/** Returns true for a valid date-time in ISO 8601 format in UTC. */
export function isDateTime(text: string): boolean {
  const isStoredFormat = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text)
  return isStoredFormat && !Number.isNaN(parseUtcMilliseconds(text))
}

function checkSalary(salary: SalaryRange | null): VacancyFinding[] {
  if (!salary) return []
  const { from, to, currency, text } = salary
  const isNegative = (amount: number | null) => amount !== null && amount < 0
  const hasFigure = from !== null || to !== null
  return [
    ...(isNegative(from) ? [createError('/salary/from', 'negative', texts.negative)] : []),
    ...(isNegative(to) ? [createError('/salary/to', 'negative', texts.negative)] : []),
    ...(from !== null && to !== null && from > to
      ? [createError('/salary/from', 'from-above-to', texts.salaryRangeReversed)]
      : []),
    ...(hasFigure && !/^[A-Z]{3}$/.test(currency)
      ? [createError('/salary/currency', 'bad-currency', texts.badCurrency)]
      : []),
    ...checkLength('/salary/text', text, maxLengths.salary),
  ]
}

const lists = ['licences', 'qualifications', 'requirements', 'skills', 'visas'] as const

function checkLists(content: AuthoredVacancyContent, country: string): VacancyFinding[] {
  return lists.flatMap((list) => {
    const items: readonly { name: string; description?: string }[] = content[list]
    if (items.length > maxItems) {
      return [createError(`/${list}`, 'too-many', texts.tooMany(items.length, maxItems))]
    }
    return items.flatMap(({ name, description = '' }, index) => {
      const path = `/${list}/${index}`
      const options = list === 'skills' ? (content.skills[index]?.options ?? []) : null
      return [
        ...(isBlankText(name) ? [createError(`${path}/name`, 'needed', texts.needed)] : []),
        ...checkLength(`${path}/name`, name, maxLengths.name),
        ...checkLength(`${path}/description`, description, maxLengths.text),
        ...(options?.length === 0 ? [createError(`${path}/options`, 'no-options', texts.noOptions)] : []),
        ...checkOptions(options ?? [], `${path}/options`),
        ...createAdviceFindings(`${path}/name`, name, country),
      ]
    })
  })
}

function checkDocuments({ attachments }: AuthoredVacancyContent): VacancyFinding[] {
  const count = attachments.length
  return [
    ...(count > maxDocuments
      ? [createError('/attachments', 'too-many', texts.tooMany(count, maxDocuments))]
      : []),
    ...attachments.flatMap(({ description }, index) =>
      checkLength(`/attachments/${index}/description`, description, maxLengths.attachment),
    ),
  ]
}

function checkPicture({ isExpressionOfInterest, picture }: AuthoredVacancyContent): VacancyFinding[] {
  if (!isExpressionOfInterest || !picture) return []
  return !picture.isDecorative && isBlankText(picture.alt)
    ? [createError('/picture', 'no-alt', texts.noAlt)]
    : checkLength('/picture', picture.alt, maxLengths.attachment)
}

/** Minimum length of a description, in characters; job search engines ignore shorter ones. */
const minDescriptionLength = 100

/**
 * Reports properties that job search engines expect of a JobPosting and that are missing. Reports nothing for
 * vacancies that they do not see.
 */
function checkSearchability(
  content: AuthoredVacancyContent,
  { country, places }: Pick<VacancyCheckContext, 'country' | 'places'>,
): VacancyFinding[] {
  if (content.isExpressionOfInterest || !content.isListed) return []
  const { location, address, workplace, employmentType, salary, closesAt, description } = content
  // If the client has no list of places, every location is assumed to be in the client's country.
  const isKnownLocation =
    workplace?.kind === 'remote' || places.includes(location) || (places.length === 0 && country !== '')
  const hasFigure = salary !== null && (salary.from !== null || salary.to !== null)
  const length = htmlToText(description).length
  const missingParts: [boolean, VacancyFinding][] = [
    [location.trim() === '', createWarning('/location', 'no-location', texts.noLocation)],
    [
      location.trim() !== '' && !isKnownLocation && !address?.country,
      createWarning('/address', 'no-country', texts.noCountry),
    ],
    [
      employmentType.trim() === '',
      createWarning('/employmentType', 'no-employment-type', texts.noEmploymentType),
    ],
    [!hasFigure, createWarning('/salary', 'no-salary', texts.noSalary)],
    [closesAt === null, createWarning('/closesAt', 'no-closing', texts.noClosing)],
    [
      length > 0 && length < minDescriptionLength,
      createWarning('/description', 'short-description', texts.shortDescription),
    ],
  ]
  return missingParts.flatMap(([isMissing, finding]) => (isMissing ? [finding] : []))
}
