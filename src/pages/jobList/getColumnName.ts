import type { ClientConfig, VacancyColumn } from '../../schemas/clientConfig/clientConfig'
import { getEnglishLangAttributes } from '../../texts/language/language'
import { jobTexts } from '../../texts/public/job.texts'
import { jobListTexts, shareTexts } from '../../texts/public/site.texts'

interface ColumnName {
  label: string
  /** Language attributes of a client's own column name, which is not translated. */
  langAttributes: ReturnType<typeof getEnglishLangAttributes>
}

/** Returns the name of a list column [JL-09]: the client's, or the default one in the page's language. */
export function getColumnName(
  { vacancyListTableOverrides: overrides }: Pick<ClientConfig, 'vacancyListTableOverrides'>,
  column: VacancyColumn,
): ColumnName {
  const customName = overrides[column]
  return customName === undefined
    ? { label: columnNames[column](), langAttributes: {} }
    : { label: customName, langAttributes: getEnglishLangAttributes() }
}

const columnNames: Record<VacancyColumn, () => string> = {
  Title: () => jobListTexts.name,
  Summary: () => jobTexts.summary,
  'Employment Type': () => jobTexts.employmentType,
  Location: () => jobTexts.location,
  'Closing Date': () => jobTexts.closingDate,
  Share: () => shareTexts.share,
}
