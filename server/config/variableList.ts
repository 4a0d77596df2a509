import { callVariables, countVariables } from './limitSettings'

/** A variable that an installation is told something by. */
export interface Variable {
  name: string
  /** What it is without it, in production; '' where that is nothing. */
  usual: string
  /** What it says, in a line. */
  says: string
}

const server: Variable[] = [
  { name: 'PORT', usual: '3000', says: 'where the server listens' },
  {
    name: 'HOST',
    usual: '0.0.0.0',
    says: 'the address it listens on; behind a proxy on the same machine `127.0.0.1`',
  },
  {
    name: 'FOYER_SECRET',
    usual: '',
    says: 'needed: at least 32 bytes, the same for every process and command (`openssl rand -base64 48`)',
  },
  { name: 'FOYER_SECRET_FILE', usual: '', says: 'a file that has the secret in it, in its place' },
  {
    name: 'FOYER_DATA_DIR',
    usual: './production-data',
    says: 'where the database stands, and backups; a path is found from the product’s folder',
  },
  {
    name: 'DATABASE_URL',
    usual: 'file:production-data/foyer.db',
    says: '`postgres://user:password@host/foyer` for PostgreSQL; `file:…` for a SQLite database elsewhere',
  },
  { name: 'DATABASE_URL_FILE', usual: '', says: 'a file that has the address in it, in its place' },
  {
    name: 'FOYER_STOP_DELAY',
    usual: '0',
    says: 'seconds between saying that it is not ready, when asked to stop, and taking no more connections',
  },
]
const hosts: Variable[] = [
  {
    name: 'FOYER_DOMAINS',
    usual: 'localhost',
    says: 'the domains below which clients have their subdomains',
  },
  {
    name: 'FOYER_PUBLIC_URL',
    usual: '',
    says: 'scheme, domain (one of `FOYER_DOMAINS`) and port of the links in mail, feeds and pages, as in `https://jobs.example.org:8443`; without it https and the first of `FOYER_DOMAINS`, below `localhost` http and `PORT`',
  },
  {
    name: 'FOYER_DEFAULT_CLIENT',
    usual: '',
    says: 'the client of a domain itself, or of an IP address; nobody’s without it',
  },
  {
    name: 'FOYER_TRUST_PROXY',
    usual: 'off',
    says: 'addresses or ranges of the proxies whose forwarded headers count',
  },
]
const deliveries: Variable[] = [
  {
    name: 'FOYER_BACKOFFICE_ALLOW',
    usual: '',
    says: 'private addresses or ranges that applications may be sent to, http among them; what is answered is shown of single ones alone',
  },
  {
    name: 'FOYER_BACKOFFICE_TIMEOUT',
    usual: '20',
    says: 'seconds that a back-office may take to answer, 1 to 120',
  },
  {
    name: 'FOYER_BACKOFFICE_WAITS',
    usual: '5s,5m,30m,2h,5h,10h,14h,20h,24h',
    says: 'what is waited after each attempt that failed',
  },
]
const mail: Variable[] = [
  {
    name: 'FOYER_SMTP_URL',
    usual: '',
    says: 'the server that mail goes out by: `smtps://user:password@host` or `smtp://…`, which turns to TLS; no mail is sent without it',
  },
  { name: 'FOYER_SMTP_URL_FILE', usual: '', says: 'a file that has the address in it, in its place' },
  {
    name: 'FOYER_MAIL_FROM',
    usual: '',
    says: 'the address that mail comes from; needed with `FOYER_SMTP_URL`',
  },
  { name: 'FOYER_SMTP_TIMEOUT', usual: '20', says: 'seconds that sending one mail may take, 1 to 120' },
  {
    name: 'FOYER_DKIM_SELECTOR',
    usual: '',
    says: 'signs mail by DKIM for the domain of `FOYER_MAIL_FROM`, under this name in its DNS',
  },
  { name: 'FOYER_DKIM_KEY', usual: '', says: 'the private key that it is signed with, RSA as PEM' },
  { name: 'FOYER_DKIM_KEY_FILE', usual: '', says: 'a file that has the key in it, in its place' },
]
const files: Variable[] = [
  {
    name: 'FOYER_FILES',
    usual: 'database',
    says: 'where applicants’ files stand: `s3://bucket/path` is a bucket',
  },
  { name: 'FOYER_S3_ENDPOINT', usual: '', says: 'of a store that speaks S3 and is not Amazon’s' },
  { name: 'AWS_REGION', usual: 'us-east-1', says: 'the bucket’s region' },
  { name: 'FOYER_CLAMD', usual: '', says: 'clamd, which scans files: `host:port` or `unix:/path`' },
  {
    name: 'FOYER_FILE_CHECK_SECONDS',
    usual: '2',
    says: 'seconds that checking one file may take, 1 to 60; a resume, and a site as a ZIP file, may take five times as long',
  },
]
const watching: Variable[] = [
  {
    name: 'FOYER_METRICS_TOKEN',
    usual: '',
    says: 'what a monitor sends as bearer token; without it figures are for this machine alone',
  },
  { name: 'FOYER_METRICS_TOKEN_FILE', usual: '', says: 'a file that has the token in it, in its place' },
  {
    name: 'FOYER_DISK_LOW_MB',
    usual: '1024',
    says: 'megabytes: with less left on the database’s disk health is degraded, with a sixteenth of it not ready',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    usual: '',
    says: 'a collector that takes traces by OTLP over HTTP, as in `http://127.0.0.1:4318`; none are made without it',
  },
  { name: 'FOYER_AUDIT_DAYS', usual: '400', says: 'days after which the activity is forgotten' },
]
const marketplace: Variable[] = [
  { name: 'FOYER_MARKETPLACE_DOMAIN', usual: '', says: 'a job marketplace’s domain (`docs/marketplace.md`)' },
  { name: 'FOYER_MARKETPLACE_CLIENT_ID', usual: '', says: 'what it knows this installation by' },
  { name: 'FOYER_MARKETPLACE_SECRET', usual: '', says: 'what it shares with this installation' },
  {
    name: 'FOYER_MARKETPLACE_SECRET_FILE',
    usual: '',
    says: 'a file that has what is shared in it, in its place',
  },
  { name: 'FOYER_MARKETPLACE_API', usual: '', says: 'its API; `/api` of its domain without it' },
]
const limits: Variable[] = [
  { name: 'FOYER_LIMITS', usual: 'on', says: '`off` for load tests, on a loopback HOST only' },
  ...callVariables,
  ...countVariables,
]

/** Every variable that the server and its commands ask for, by subject. */
export const askedVariables: readonly Variable[] = [
  ...server,
  ...hosts,
  ...deliveries,
  ...mail,
  ...files,
  ...watching,
  ...marketplace,
  ...limits,
]

/** Those that libraries, or the build, ask for. */
export const othersVariables: readonly Variable[] = [
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    usual: '',
    says: 'what the collector wants to be sent along, such as its key: `name=value`',
  },
  {
    name: 'AWS_ACCESS_KEY_ID',
    usual: '',
    says: 'the bucket’s key, and all else that AWS’s own tools ask for',
  },
  { name: 'AWS_SECRET_ACCESS_KEY', usual: '', says: 'its secret' },
  {
    name: 'FOYER_COMMIT',
    usual: '',
    says: 'for `npm run build` where there is no git: the commit that health and `--version` name',
  },
]

/** docs/environment.md, whole. */
export function variablesPage(): string {
  const rows = [...askedVariables, ...othersVariables].map(({ name, usual, says }) => [
    `\`${name}\``,
    usual === '' ? '' : `\`${usual}\``,
    says,
  ])
  const table = [['variable', 'without it', 'what it says'], ['---', '---', '---'], ...rows]
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`)
  return `${head}\n${lines.join('\n')}\n`
}

const head = `# Every environment variable

This page is written by \`npm run environment:docs\`, from what the program asks for. Values with commas between them are lists.
A variable that begins with \`FOYER_\` and is not here is named when the server starts, with the one that was likely meant. How
limits count is in \`docs/operating.md\`.
`
