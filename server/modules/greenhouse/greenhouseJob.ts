/**
 * A job of Greenhouse's job-board API (`jobs?content=true`, or one job with `?questions=true`), with the properties
 * that are used here.
 */
export interface GreenhouseJob {
  id: number
  title: string
  /** HTML that is escaped once. */
  content?: string | null
  updated_at?: string | null
  first_published?: string | null
  application_deadline?: string | null
  location?: { name?: string | null } | null
  departments?: { name: string }[] | null
  metadata?: { name: string; value: unknown }[] | null
  pay_input_ranges?: PayRange[] | null
  questions?: GreenhouseQuestion[] | null
  location_questions?: GreenhouseQuestion[] | null
  compliance?: { description?: string | null; questions: GreenhouseQuestion[] }[] | null
  demographic_questions?: Demographics | null
  data_compliance?: DataCompliance[] | null
}

interface PayRange {
  title?: string | null
  min_cents: number
  max_cents: number
  currency_type: string
}

export interface GreenhouseQuestion {
  label: string
  description?: string | null
  required?: boolean | null
  fields: GreenhouseField[]
}

export interface GreenhouseField {
  name: string
  type: string
  values?: { label: string; value: unknown }[] | null
}

interface Demographics {
  header?: string | null
  description?: string | null
  questions: {
    id?: number
    label: string
    required?: boolean | null
    type: string
    answer_options: { id?: number; label: string; free_form?: boolean | null }[]
  }[]
}

interface DataCompliance {
  requires_processing_consent?: boolean | null
  requires_consent?: boolean | null
  requires_retention_consent?: boolean | null
  /** Retention period in days. */
  retention_period?: number | null
}
