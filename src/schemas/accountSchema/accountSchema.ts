import type { OtherLanguage } from '../../texts/language/language'
import type { DescribedChange } from '../activity/activity.types'
import type { ApplicationFormField, CustomField } from '../settings/userSettings'

/** The SuperUser's settings for a field of the catalogue. */
export interface CatalogueChoice {
  id: number
  /** The account's label for the field; empty to use the catalogue's. */
  label: string
  /** Whether the client may use the field in its form. */
  isOffered: boolean
}

/**
 * The fields that an account's application form may use: its custom fields (ids from 100), in order, and the
 * catalogue fields.
 */
export interface AccountSchema {
  customFields: CustomField[]
  catalogue: CatalogueChoice[]
}

/** A row of a client's application form as stored. A withheld row keeps the client's settings but is not offered. */
export interface StoredFormField extends ApplicationFormField {
  isWithheld?: boolean
}

/** GET /api/users/{id}/schema. */
export interface OpenAccountSchema extends AccountSchema {
  /** 0 if the schema has never been edited. */
  version: number
  company: string
  clientCode: string
  /** The id of the next custom field; ids are never reused. */
  nextFieldId: number
  /** For the preview: the stored rows, and whether photo uploads are allowed. */
  applicationFormFields: StoredFormField[]
  canAllowUpload: boolean
  /** The site's languages besides English, into which the fields can be translated. */
  languages: OtherLanguage[]
}

/** An entry of GET /api/users/{id}/schema/versions, newest first. */
export interface SchemaVersion {
  version: number
  /** ISO 8601 UTC. */
  at: string
  /** A username; null for the state before the first edit. */
  by: string | null
  changes: DescribedChange[]
}
