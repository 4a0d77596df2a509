import { vacancyTemplateTexts as texts } from '../../texts/admin/authoredVacancies.texts'
import { type AuthoredVacancyContent, emptyVacancy } from './authoredVacancy'

export const vacancyTemplateNames = ['permanent', 'casual', 'expressionOfInterest'] as const
export type VacancyTemplate = (typeof vacancyTemplateNames)[number]

/** Initial contents for new vacancies, by template name. */
export const vacancyTemplates: Readonly<Record<VacancyTemplate, AuthoredVacancyContent>> = {
  permanent: {
    ...emptyVacancy,
    employmentType: texts.fullTime,
    description: texts.permanent,
    requirements: [{ name: texts.rightToWork, description: texts.rightToWorkNote, isRequired: true }],
    screeningQuestions: [
      {
        id: 'g-about',
        name: texts.about,
        questions: [
          { id: 'q-why', text: texts.why, controlType: 'txa', isRequired: true, maxLength: 2000 },
          { id: 'q-start', text: texts.start, controlType: 'dte', isRequired: false },
        ],
      },
    ],
  },
  casual: {
    ...emptyVacancy,
    employmentType: texts.casual,
    description: texts.casualText,
    screeningQuestions: [
      {
        id: 'g-hours',
        name: texts.hours,
        questions: [
          {
            id: 'q-days',
            text: texts.days,
            controlType: 'cbx',
            isRequired: true,
            options: texts.weekdays.map((label) => ({ label, value: label })),
          },
        ],
      },
    ],
  },
  expressionOfInterest: {
    ...emptyVacancy,
    isExpressionOfInterest: true,
    name: texts.interest,
    description: texts.interestText,
  },
}
