import { vacancyCheckTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { htmlToText } from '../markup/htmlToText'
import type { AuthoredVacancyContent } from './authoredVacancy'
import type { VacancyCheckContext } from './vacancyCheckContext'
import type { VacancyFinding } from './vacancyFinding'
import { warningAt } from './vacancyFindings'

/** Characters of a description of which job searches take no notice. */
const shortest = 100

/** What job searches want of a JobPosting and this one lacks; nothing where they don't see it. */
export function checkSearchability(
  content: AuthoredVacancyContent,
  { country, places }: Pick<VacancyCheckContext, 'country' | 'places'>,
): VacancyFinding[] {
  if (content.isExpressionOfInterest || !content.isListed) return []
  const { location, address, workplace, employmentType, salary, closesAt, description } = content
  // Without a list of places, a location is one in the client's country.
  const isKnown =
    workplace?.kind === 'remote' || places.includes(location) || (places.length === 0 && country !== '')
  const hasFigure = salary !== null && (salary.from !== null || salary.to !== null)
  const length = htmlToText(description).length
  const lacks: [boolean, VacancyFinding][] = [
    [location.trim() === '', warningAt('/location', 'no-location', texts.noLocation)],
    [
      location.trim() !== '' && !isKnown && !address?.country,
      warningAt('/address', 'no-country', texts.noCountry),
    ],
    [
      employmentType.trim() === '',
      warningAt('/employmentType', 'no-employment-type', texts.noEmploymentType),
    ],
    [!hasFigure, warningAt('/salary', 'no-salary', texts.noSalary)],
    [closesAt === null, warningAt('/closesAt', 'no-closing', texts.noClosing)],
    [length > 0 && length < shortest, warningAt('/description', 'short-description', texts.shortDescription)],
  ]
  return lacks.flatMap(([isLacking, finding]) => (isLacking ? [finding] : []))
}
