import { applicationTitle } from '../../../texts/catalogue'
import type { FormSettings } from '../../userSettings'
import type { VacancyLists } from '../../vacancy'
import { buildForm } from '../buildForm'
import type { BuiltForm } from '../builtForm'
import { clientSections } from './clientFields'
import { vacancySections } from './vacancyFields'

/** What a vacancy asks; where it does not say what it is, fields of both sorts are shown. */
export type AskingVacancy = VacancyLists & { isExpressionOfInterest?: boolean }

/**
 * The application form of one vacancy: the client's configured fields, then what the vacancy asks [JD-07]. The
 * browser renders it, the server validates by it and GET /api/vacancies/{id}/form answers it: one builder, one form.
 */
export function buildApplicationForm(settings: FormSettings, vacancy: AskingVacancy): BuiltForm {
  const asked = clientSections(settings, vacancy.isExpressionOfInterest)
  return buildForm(applicationTitle, [...asked, ...vacancySections(vacancy)])
}
