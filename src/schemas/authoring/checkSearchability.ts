import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { htmlToText } from '../markup/htmlToText'
import type { AuthoredVacancyContent } from './authoredVacancy'
import type { VacancyCheckContext } from './vacancyCheckContext'
import type { VacancyFinding } from './vacancyFinding'
import { createWarning } from './vacancyFindings'

/** Minimum length of a description, in characters; job search engines ignore shorter ones. */
const shortest = 100

/**
 * Reports properties that job search engines expect of a JobPosting and that are missing. Reports nothing for
 * vacancies that they do not see.
 */
export function checkSearchability(
  content: AuthoredVacancyContent,
  { country, places }: Pick<VacancyCheckContext, 'country' | 'places'>,
): VacancyFinding[] {
  if (content.isExpressionOfInterest || !content.isListed) return []
  const { location, address, workplace, employmentType, salary, closesAt, description } = content
  // If the client has no list of places, every location is assumed to be in the client's country.
  const isKnown =
    workplace?.kind === 'remote' || places.includes(location) || (places.length === 0 && country !== '')
  const hasFigure = salary !== null && (salary.from !== null || salary.to !== null)
  const length = htmlToText(description).length
  const lacks: [boolean, VacancyFinding][] = [
    [location.trim() === '', createWarning('/location', 'no-location', texts.noLocation)],
    [
      location.trim() !== '' && !isKnown && !address?.country,
      createWarning('/address', 'no-country', texts.noCountry),
    ],
    [
      employmentType.trim() === '',
      createWarning('/employmentType', 'no-employment-type', texts.noEmploymentType),
    ],
    [!hasFigure, createWarning('/salary', 'no-salary', texts.noSalary)],
    [closesAt === null, createWarning('/closesAt', 'no-closing', texts.noClosing)],
    [
      length > 0 && length < shortest,
      createWarning('/description', 'short-description', texts.shortDescription),
    ],
  ]
  return lacks.flatMap(([isLacking, finding]) => (isLacking ? [finding] : []))
}
