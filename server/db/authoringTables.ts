import type { Flag, Json, Moment, TenantRow } from './columnTypes'

/** What administrators write; columns beside `content` repeat it for the list. */
export interface OwnVacanciesTable extends TenantRow {
  /** Also of the row of `vacancies`, once it is published. */
  guid: string
  code: string
  name: string
  location: string
  department: string
  opens_at: Moment | null
  closes_at: Moment | null
  is_listed: Flag
  /** `OwnVacancyContent`. */
  content: Json
  revision: number
  /** Null: never published. */
  published_revision: number | null
  /** Who saved it last, as the username was then. */
  username: string | null
  created_at: Moment
  updated_at: Moment
  /** When what visitors see becomes `change`; null: nothing is scheduled. */
  change_at: Moment | null
  /** `ScheduledContent`. */
  change: Json | null
}

/** Rows are only ever added. */
export interface OwnVacancyVersionsTable extends TenantRow {
  guid: string
  /** From 1, counted for each vacancy. */
  number: number
  /** The draft's, that became it. */
  revision: number
  /** `OwnVacancyContent`. */
  content: Json
  /** `string[]`: what it changed, in words. */
  changes: Json
  /** Why it opened again; else ''. */
  reason: string
  at: Moment
  username: string | null
}

/** A client's documents, kept once by their hash. */
export interface OwnVacancyFilesTable extends TenantRow {
  /** Hex. */
  sha256: string
  mime: string
  /** Bytes. */
  size: number
  content: Uint8Array
  created_at: Moment
}

export interface LibraryGroupsTable extends TenantRow {
  guid: string
  name: string
  /** `KeptGroup` */
  content: Json
  updated_at: Moment
}

export interface LibraryQuestionsTable extends TenantRow {
  guid: string
  name: string
  /** `QuestionPayload`, without its name. */
  question: Json
  updated_at: Moment
}
