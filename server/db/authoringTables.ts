import type { Flag, IsoDateTime, Json, TenantRow } from './columnTypes'

/** Drafts of authored vacancies; the columns from `code` to `is_listed` repeat parts of `content` for the list. */
export interface AuthoredVacanciesTable extends TenantRow {
  /** Also the `guid` of the row in `vacancies` once the vacancy is published. */
  guid: string
  code: string
  name: string
  location: string
  department: string
  /** Copies of the four texts above, normalized by `toSearchText`. */
  code_lower: string
  name_lower: string
  location_lower: string
  department_lower: string
  opens_at: IsoDateTime | null
  closes_at: IsoDateTime | null
  is_listed: Flag
  /** `AuthoredVacancyContent`. */
  content: Json
  revision: number
  /** The revision that was last published; null if none was. */
  published_revision: number | null
  /** Username at that time of the last editor. */
  username: string | null
  created_at: IsoDateTime
  updated_at: IsoDateTime
  /** When `change` replaces the published content; null if nothing is scheduled. */
  change_at: IsoDateTime | null
  /** `ScheduledContent`. */
  change: Json | null
}

/** Published versions of authored vacancies. Rows are only added. */
export interface AuthoredVacancyVersionsTable extends TenantRow {
  guid: string
  /** Starts at 1 for each vacancy. */
  number: number
  /** The draft's revision that was published. */
  revision: number
  /** `AuthoredVacancyContent`. */
  content: Json
  /** `string[]`: descriptions of the changes. */
  changes: Json
  /** The reason for reopening the vacancy; else ''. */
  reason: string
  at: IsoDateTime
  username: string | null
}

/** Documents of a client's vacancies, stored once per hash. */
export interface AuthoredVacancyFilesTable extends TenantRow {
  /** Hex. */
  sha256: string
  mime: string
  /** Size in bytes. */
  size: number
  content: Uint8Array
  created_at: IsoDateTime
}

export interface LibraryGroupsTable extends TenantRow {
  guid: string
  name: string
  /** `LibraryGroupContent`. */
  content: Json
  updated_at: IsoDateTime
}

export interface LibraryQuestionsTable extends TenantRow {
  guid: string
  name: string
  /** `QuestionPayload` without its name. */
  question: Json
  updated_at: IsoDateTime
}
