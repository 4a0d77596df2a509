import { applicationTitle } from '../../../texts/catalogue'
import type { FieldSection } from '../../fieldDefinition'
import type { FormSettings } from '../../userSettings'
import type { VacancyLists } from '../../vacancy'
import { buildForm, buildFormBody } from '../buildForm'
import type { BuiltForm, FormBody } from '../builtForm'
import { clientSections } from './clientFields'
import { noVacancy } from './noVacancy'
import { vacancySections } from './vacancyFields'

/** What a vacancy asks; where it does not say what it is, fields of both sorts are shown. */
export type AskingVacancy = VacancyLists & { isExpressionOfInterest?: boolean }

/**
 * The application form of one vacancy: the client's configured fields, then what the vacancy asks [JD-07]. The
 * browser renders it, the server validates by it and GET /api/vacancies/{id}/form answers it: one builder, one form.
 */
export function buildApplicationForm(settings: FormSettings, vacancy: AskingVacancy): BuiltForm {
  return buildForm(applicationTitle, sectionsOf(settings, vacancy))
}

/** The same form for its preview, built anew with every change of the settings. */
export function previewApplicationForm(settings: FormSettings): FormBody {
  return buildFormBody(applicationTitle, sectionsOf(settings, noVacancy))
}

function sectionsOf(settings: FormSettings, vacancy: AskingVacancy): FieldSection[] {
  return [...clientSections(settings, vacancy.isExpressionOfInterest), ...vacancySections(vacancy)]
}
