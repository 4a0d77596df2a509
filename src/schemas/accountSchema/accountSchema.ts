import type { OtherLanguage } from '../../texts/language/language'
import type { DescribedChange } from '../activity/describedChange'
import type { ApplicationFormField, CustomField } from '../settings/userSettings'

/** What the SuperUser says of a field of the catalogue. */
export interface CatalogueChoice {
  id: number
  /** The account's own word for it; empty for the catalogue's. */
  label: string
  /** Whether the client may ask it at all. */
  isOffered: boolean
}

/** What an account's application form may ask: its own fields (ids from 100), in order, and its part of the catalogue. */
export interface AccountSchema {
  customFields: CustomField[]
  catalogue: CatalogueChoice[]
}

/** A row of a client's application form as it is stored: a withheld one waits, with what the client said of it. */
export interface StoredFormField extends ApplicationFormField {
  isWithheld?: boolean
}

/** GET /api/users/{id}/schema. */
export interface OpenAccountSchema extends AccountSchema {
  /** 0 while it has never been edited. */
  version: number
  company: string
  clientCode: string
  /** The id that the next own field gets: one that no field ever had. */
  nextFieldId: number
  /** For the preview: the rows as they are stored, and whether photos are taken. */
  applicationFormFields: StoredFormField[]
  canAllowUpload: boolean
  /** What the client offers besides its own language: the fields' words may be said in each. */
  languages: OtherLanguage[]
}

/** One of GET /api/users/{id}/schema/versions, the newest first. */
export interface SchemaVersion {
  version: number
  /** ISO 8601 UTC. */
  at: string
  /** A username; null for how things were before the first edit. */
  by: string | null
  changes: DescribedChange[]
}
