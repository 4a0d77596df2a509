import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { compareText } from '../../schemas/fields/compareText'
import type { Option } from '../../schemas/fields/option'
import { toSearchText } from '../../schemas/fields/searchText'
import { getDistinctValues } from '../../schemas/jobList/vacancyFilters'
import { getLangAttributes } from '../../schemas/translations/localizeText'
import type { VacancyListItem } from '../../schemas/vacancies/vacancy'
import { getEnglishLangAttributes } from '../../texts/language/language'
import type { MarkedText } from './JoinedTexts'

/**
 * Returns an employment type as visitors read it: the client's label for it in the page's language, otherwise the text
 * of the vacancy.
 */
export function getEmploymentType(
  { texts: { employmentTypes } }: Pick<ClientConfig, 'texts'>,
  text: string,
): MarkedText {
  const named = employmentTypes?.find(({ name }) => toSearchText(name) === toSearchText(text))
  return named
    ? { text: named.label, lang: getLangAttributes(named, 'label').lang }
    : { text, lang: getEnglishLangAttributes().lang }
}

/**
 * Returns filter options for the employment types of the list, sorted by label. Each value is the text in the
 * vacancies.
 */
export function getEmploymentTypeOptions(
  config: Pick<ClientConfig, 'texts'>,
  vacancies: readonly VacancyListItem[],
): Option[] {
  return getDistinctValues(vacancies, 'employmentType')
    .map((value): Option => {
      const { text: label, lang } = getEmploymentType(config, value)
      return lang ? { label, value, lang } : { label, value }
    })
    .sort((option, other) => compareText(option.label, other.label))
}
