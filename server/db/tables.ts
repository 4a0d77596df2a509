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
  OutboxTable,
  PartialPiecesTable,
  PartialUploadsTable,
  SavedFormFilesTable,
  StoppedPostsTable,
  UsedStampsTable,
} from './applicationTables'
import type {
  AuthoredVacanciesTable,
  AuthoredVacancyFilesTable,
  AuthoredVacancyVersionsTable,
  LibraryGroupsTable,
  LibraryQuestionsTable,
} from './authoringTables'
import type { ApiKeysTable, BackOfficesTable, DeliveryAttemptsTable } from './backOfficeTables'
import type { Flag, IsoDateTime, Json, TenantRow } from './columnTypes'
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
  /** Languages besides English that visitors may read the site in, separated by commas. */
  languages: Generated<string>
  /** Whether visitors may subscribe to job alerts. */
  can_offer_alerts: Generated<Flag>
  /** Whether applications are reviewed blind. */
  can_review_blind: Generated<Flag>
  can_allow_upload: Flag
  /** Whether form abandonment is counted. */
  can_count_leaving: Generated<Flag>
  /** Whether an application needs a form token. */
  needs_form_stamp: Generated<Flag>
  /** Whether an application needs a proof of work. */
  needs_proof_of_work: Generated<Flag>
  /** Whether an application that was begun before the closing date is accepted for a short while after it. */
  takes_late: Generated<Flag>
  /** `EmploymentTypes` from the client's settings; null if never saved. */
  employment_types: Json | null
  max_imported_count: number
  application_form_fields: Json
  custom_fields: Json
  is_demo: Flag
  /** Increases with every change to what the client's pages show: see `incrementSiteVersion`. */
  site_version: Generated<number>
  decommissioned_at: IsoDateTime | null
  /** `ApplicationStateSettings`; null means the default message templates and no custom states. */
  answers: Json | null
  /** When an administrator dismissed the onboarding steps; null until then. */
  first_steps_over_at: IsoDateTime | null
  /** Origins that may frame the site, separated by spaces; null means any. */
  frame_ancestors: string | null
  /** Days after which applications are erased, set by the operator; null means no limit but `retain_months`. */
  retain_days: number | null
  /** Reply-To address of the client's mail; null means the installation's sender address. */
  reply_address: string | null
  /** The same in months, from the client's settings; the shorter time applies. */
  retain_months: number | null
  /** Number and hash of the published site version; null means the site comes from its folder. */
  published_version: number | null
  published_hash: string | null
  /** What the client's own administrators may do in the studio. */
  can_edit_pages: Generated<Flag>
  can_edit_look: Generated<Flag>
  can_edit_styles: Generated<Flag>
  /** Where the client's vacancies come from: 'own', 'backOffice' or 'both'. */
  vacancy_source: Generated<string>
  created_at: IsoDateTime
}

interface ClientDomainsTable extends TenantRow {
  /** A host name, in lower case. */
  domain: string
}

interface UsersTable extends TenantRow {
  username: string
  /** Lower case; unique in the installation. Invited users' names are prefixed with the client: see `toUsernameKey`. */
  username_lower: string
  password_hash: string
  role: string
  /** The user's role in the account: an `AccountRole`. */
  account_role: Generated<string>
  name: string | null
  /** True for a user who was invited; such users are not listed in User Management. */
  is_invited: Generated<Flag>
  created_at: IsoDateTime
}

interface VacanciesTable extends TenantRow {
  guid: string
  code: string
  name: string
  summary: string
  employment_type: string
  location: string
  department: string
  /** Copies of the four texts above, normalized by `toSearchText`, for the administrators' list. */
  code_lower: string
  name_lower: string
  location_lower: string
  department_lower: string
  salary_add_text: string
  description: string
  date_advertised: IsoDateTime
  advertising_close_date: IsoDateTime | null
  is_expression_of_interest: Flag
  /** The six lists that become form fields, with ids assigned. */
  lists: Json
  /** Translations of all texts except the description, by language. */
  translations: Json | null
  /** Translations of the description, by language. */
  translated_descriptions: Json | null
  /** The highest id that any of the vacancy's items ever had; ids are never reused. */
  last_child_id: Generated<number>
  withdrawn_at: IsoDateTime | null
  /** The vacancy's author: a `VacancySource`. */
  source: Generated<string>
  /** 0 if the vacancy can only be opened by its link. */
  is_listed: Generated<Flag>
  /** `SalaryRange` of an authored vacancy. */
  salary: Json | null
  /** `VacancyAddress` of an authored vacancy. */
  address: Json | null
  /** `ResponseDeadline`; null if no answer date is promised. */
  hear_by: Json | null
  /** `Workplace`; null if it is not specified. */
  workplace: Json | null
  created_at: IsoDateTime
  updated_at: IsoDateTime
}

interface FilesTable extends TenantRow {
  sha256: string
  mime: string
  /** Size in bytes. */
  size: number
  /** Empty if the bytes are in an object store. */
  content: Uint8Array
  object_key: string | null
  /** Result of the virus scan: 'none', 'clean' or 'infected'. */
  scan: Generated<string>
  created_at: IsoDateTime
}

interface VacancyAttachmentsTable extends TenantRow {
  vacancy_id: number
  file_id: number
  filename: string
  description: string
  /** True if this is the picture that the vacancy is shown with, not a document. */
  is_picture: Generated<Flag>
}

interface AccountSchemasTable extends TenantRow {
  /** Starts at 1 for each client. */
  version: number
  /** `AccountSchema`. */
  schema: Json
  /** `DescribedChange[]`. */
  changes: Json
  username: string | null
  at: IsoDateTime
}

interface ErasuresTable extends TenantRow {
  /** HMAC-SHA-256 of client and e-mail address, hex: it can only be matched with both the address and the secret. */
  hash: string
  at: IsoDateTime
  applications: number
  documents: number
}

interface ApplicationMarksTable {
  client_id: number
  /** Increases with every change to one of the client's applications. */
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
  kept_files: SavedFormFilesTable
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
  own_vacancies: AuthoredVacanciesTable
  own_vacancy_versions: AuthoredVacancyVersionsTable
  own_vacancy_files: AuthoredVacancyFilesTable
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
