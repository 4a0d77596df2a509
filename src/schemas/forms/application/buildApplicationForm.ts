import { applicationTitle } from '../../../texts/catalogue'
import type { FormSettings } from '../../userSettings'
import type { VacancyLists } from '../../vacancy'
import { buildForm } from '../buildForm'
import type { BuiltForm } from '../builtForm'
import { clientSections } from './clientFields'
import { vacancySections } from './vacancyFields'

/**
 * The application form of one vacancy: the client's configured fields, then what the vacancy asks [JD-07]. The
 * browser renders it, the server validates by it and GET /api/vacancies/{id}/form answers it: one builder, one form.
 */
export function buildApplicationForm(settings: FormSettings, vacancy: VacancyLists): BuiltForm {
  return buildForm(applicationTitle, [...clientSections(settings), ...vacancySections(vacancy)])
}
