/** What an own field says, in another language. */
export interface FieldWords {
  label?: string
  notes?: string
  section?: string
  itemLabel?: string
  message?: string
  /** Labels of its options by their values. */
  options?: Record<string, string>
}

/** What a question of a vacancy says. */
export interface QuestionWords {
  text?: string
  notes?: string
  options?: Record<string, string>
}

/** What a group of questions is called, and one of its rows. */
export interface GroupWords {
  name?: string
  itemLabel?: string
}

/** What a licence, a qualification, a requirement, a skill or a visa says. */
export interface ItemWords {
  name?: string
  description?: string
  options?: Record<string, string>
}

/** What a vacancy says of itself; its description is HTML. */
export interface VacancyWords {
  name?: string
  summary?: string
  description?: string
}
