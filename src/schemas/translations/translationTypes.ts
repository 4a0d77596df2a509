/** The translatable texts of a custom field. */
export interface FieldTranslation {
  label?: string
  notes?: string
  section?: string
  itemLabel?: string
  message?: string
  /** Option labels by value. */
  options?: Record<string, string>
}

/** The translatable texts of a vacancy's question. */
export interface QuestionTranslation {
  text?: string
  notes?: string
  options?: Record<string, string>
}

/** The translatable texts of a question group: its name, and the name of a row. */
export interface GroupTranslation {
  name?: string
  itemLabel?: string
}

/** The translatable texts of a licence, qualification, requirement, skill or visa. */
export interface ItemTranslation {
  name?: string
  description?: string
  options?: Record<string, string>
}

/** The translatable texts of a vacancy; the description is HTML. */
export interface VacancyTranslation {
  name?: string
  summary?: string
  description?: string
}
