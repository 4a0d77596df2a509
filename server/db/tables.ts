import type { Generated } from 'kysely'
import type {
  ApplicationAttachmentsTable,
  ApplicationChangesTable,
  ApplicationLinksTable,
  ApplicationNotesTable,
  ApplicationRevealsTable,
  ApplicationStatesTable,
  ApplicationsTable,
  AuditTable,
  FormLeavingsTable,
  IdempotencyKeysTable,
  KeptFilesTable,
  OutboxTable,
  PartialPiecesTable,
  PartialUploadsTable,
  StoppedPostsTable,
  UsedStampsTable,
} from './applicationTables'
import type {
  LibraryGroupsTable,
  LibraryQuestionsTable,
  OwnVacanciesTable,
  OwnVacancyFilesTable,
  OwnVacancyVersionsTable,
} from './authoringTables'
import type { ApiKeysTable, BackOfficesTable, DeliveryAttemptsTable } from './backOfficeTables'
import type { Flag, Json, Moment, TenantRow } from './columnTypes'
import type { JobAlertsTable, MailStopsTable, MailsTable, NoticesTable } from './mailTables'
import type {
  AccountLinksTable,
  AttemptCountsTable,
  OneTimeCodesTable,
  RecoveryCodesTable,
  RefreshTokensTable,
  SessionsTable,
  SignInAttemptsTable,
} from './sessionTables'
import type { SiteDraftsTable, SiteFilesTable, SiteVersionsTable } from './siteTables'

interface ClientsTable {
  id: Generated<number>
  /** The subdomain, in lower case. */
  code: string
  company: string
  advertiser_id: string | null
  privacy_link: string | null
  privacy_link_label: string | null
  custom_logo_redirect_url: string | null
  custom_eoi_image_data_uri: string | null
  can_show_sidebar: Flag
  can_show_eoi: Flag
  can_show_recent_jobs: Flag
  can_show_social_icons: Flag
  can_show_advertise_end_date: Flag
  can_show_vacancy_department: Flag
  can_redirect_to_vacancy_details: Flag
  can_apply_in_steps: Generated<Flag>
  can_check_answers: Generated<Flag>
  /** Languages besides English that visitors may read its pages in, with commas between. */
  languages: Generated<string>
  /** Whether visitors may ask for new jobs by mail. */
  can_offer_alerts: Generated<Flag>
  /** Whether its applications are read without knowing whose they are. */
  can_review_blind: Generated<Flag>
  can_allow_upload: Flag
  /** Whether it is counted where people leave the application form. */
  can_count_leaving: Generated<Flag>
  /** No application without a form's stamp; nor without a little work. */
  needs_form_stamp: Generated<Flag>
  needs_proof_of_work: Generated<Flag>
  /** An application that was begun before closing is taken for a short while after it. */
  takes_late: Generated<Flag>
  /** `EmploymentTypes` of its settings; null: never saved. */
  employment_types: Json | null
  max_imported_count: number
  application_form_fields: Json
  custom_fields: Json
  is_demo: Flag
  /** Counted by whatever changes what the client's pages show: see `siteVersion.ts`. */
  site_version: Generated<number>
  decommissioned_at: Moment | null
  /** `AnswerSettings`: what those who applied are told; null: as it comes. */
  answers: Json | null
  /** Since when nobody is told what is left to do at the beginning. */
  first_steps_over_at: Moment | null
  /** Addresses that may frame the site, with blanks between; null: any. */
  frame_ancestors: string | null
  /** Days after which applications are erased, as the operator says; null: never. */
  retain_days: number | null
  /** Where answers to its mail go; null: to the installation's sender. */
  reply_address: string | null
  /** Months, as the client's settings say; null: never. */
  retain_months: number | null
  /** The number and hash of the version of its site that is served; null: what stands in its folder. */
  published_version: number | null
  published_hash: string | null
  /** What its own administrators may do in the studio. */
  can_edit_pages: Generated<Flag>
  can_edit_look: Generated<Flag>
  can_edit_styles: Generated<Flag>
  /** Where its vacancies come from: 'own', 'backOffice' or 'both'. */
  vacancy_source: Generated<string>
  created_at: Moment
}

interface ClientDomainsTable extends TenantRow {
  /** A host name, in lower case. */
  domain: string
}

interface UsersTable extends TenantRow {
  username: string
  /** In lower case; unique over the whole installation. Of a person who was invited, led by the client: see `usernameKey`. */
  username_lower: string
  password_hash: string
  role: string
  /** What the person does in the account: an `AccountRole`. */
  account_role: Generated<string>
  name: string | null
  /** Came by an invitation, and is no row of User Management. */
  is_invited: Generated<Flag>
  created_at: Moment
}

interface VacanciesTable extends TenantRow {
  guid: string
  code: string
  name: string
  summary: string
  employment_type: string
  location: string
  department: string
  salary_add_text: string
  description: string
  date_advertised: Moment
  advertising_close_date: Moment | null
  is_expression_of_interest: Flag
  /** The six lists that become fields, ids given. */
  lists: Json
  /** What it says in other languages, by language: all but its descriptions, and those. */
  translations: Json | null
  translated_descriptions: Json | null
  /** The highest id that one of its items ever had: none is given twice. */
  last_child_id: Generated<number>
  withdrawn_at: Moment | null
  /** `VacancySource`: who writes it. */
  source: Generated<string>
  /** 0: whoever has the link finds it, nobody else. */
  is_listed: Generated<Flag>
  /** `OwnSalary` and `VacancyAddress` of one that is written in the browser. */
  salary: Json | null
  address: Json | null
  /** `HearBy`; null: nothing is promised. */
  hear_by: Json | null
  /** `Workplace`; null: nothing is declared. */
  workplace: Json | null
  created_at: Moment
  updated_at: Moment
}

interface FilesTable extends TenantRow {
  sha256: string
  mime: string
  /** Bytes. */
  size: number
  /** Empty when the bytes stand in an object store. */
  content: Uint8Array
  object_key: string | null
  /** 'none', 'clean' or 'infected': what the scanner said. */
  scan: Generated<string>
  created_at: Moment
}

interface VacancyAttachmentsTable extends TenantRow {
  vacancy_id: number
  file_id: number
  filename: string
  description: string
  /** It is no document to be read, but the picture that the vacancy is shown with. */
  is_picture: Generated<Flag>
}

interface AccountSchemasTable extends TenantRow {
  /** From 1, counted for each client. */
  version: number
  /** `AccountSchema`. */
  schema: Json
  /** `WordedChange[]`. */
  changes: Json
  username: string | null
  at: Moment
}

interface ErasuresTable extends TenantRow {
  /** HMAC-SHA-256 of the e-mail address, hex: whoever knows both address and secret can find it, nobody else. */
  hash: string
  at: Moment
  applications: number
  documents: number
}

interface ApplicationMarksTable {
  client_id: number
  /** Moved on with every change of one of the client's applications. */
  mark: number
}

export interface Tables {
  clients: ClientsTable
  client_domains: ClientDomainsTable
  users: UsersTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  account_links: AccountLinksTable
  one_time_codes: OneTimeCodesTable
  recovery_codes: RecoveryCodesTable
  vacancies: VacanciesTable
  files: FilesTable
  attempt_counts: AttemptCountsTable
  sign_in_attempts: SignInAttemptsTable
  vacancy_attachments: VacancyAttachmentsTable
  applications: ApplicationsTable
  application_attachments: ApplicationAttachmentsTable
  outbox: OutboxTable
  idempotency_keys: IdempotencyKeysTable
  kept_files: KeptFilesTable
  partial_uploads: PartialUploadsTable
  partial_pieces: PartialPiecesTable
  form_leavings: FormLeavingsTable
  used_stamps: UsedStampsTable
  stopped_posts: StoppedPostsTable
  audit: AuditTable
  back_offices: BackOfficesTable
  api_keys: ApiKeysTable
  delivery_attempts: DeliveryAttemptsTable
  application_marks: ApplicationMarksTable
  application_changes: ApplicationChangesTable
  account_schemas: AccountSchemasTable
  erasures: ErasuresTable
  site_files: SiteFilesTable
  site_versions: SiteVersionsTable
  site_drafts: SiteDraftsTable
  own_vacancies: OwnVacanciesTable
  own_vacancy_versions: OwnVacancyVersionsTable
  own_vacancy_files: OwnVacancyFilesTable
  library_questions: LibraryQuestionsTable
  library_groups: LibraryGroupsTable
  application_links: ApplicationLinksTable
  application_states: ApplicationStatesTable
  application_notes: ApplicationNotesTable
  application_reveals: ApplicationRevealsTable
  mails: MailsTable
  mail_stops: MailStopsTable
  job_alerts: JobAlertsTable
  notices: NoticesTable
}
