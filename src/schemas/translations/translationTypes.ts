/** What an own field says, in another language. */
export interface FieldTranslation {
  label?: string
  notes?: string
  section?: string
  itemLabel?: string
  message?: string
  /** Labels of its options by their values. */
  options?: Record<string, string>
}

/** What a question of a vacancy says. */
export interface QuestionTranslation {
  text?: string
  notes?: string
  options?: Record<string, string>
}

/** What a group of questions is called, and one of its rows. */
export interface GroupTranslation {
  name?: string
  itemLabel?: string
}

/** What a licence, a qualification, a requirement, a skill or a visa says. */
export interface ItemTranslation {
  name?: string
  description?: string
  options?: Record<string, string>
}

/** What a vacancy says of itself; its description is HTML. */
export interface VacancyTranslation {
  name?: string
  summary?: string
  description?: string
}
