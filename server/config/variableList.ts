import { callVariables, countVariables } from './limitSettings'

/** An environment variable, as docs/environment.md describes it. */
export interface Variable {
  name: string
  /** Default in production; '' if there is none. */
  defaultText: string
  /** Meaning, in one line. */
  description: string
}

const server: Variable[] = [
  { name: 'PORT', defaultText: '3000', description: 'port of the server' },
  {
    name: 'HOST',
    defaultText: '0.0.0.0',
    description: 'address that the server listens on; `127.0.0.1` behind a proxy on the same machine',
  },
  {
    name: 'FOYER_SECRET',
    defaultText: '',
    description:
      'required: at least 32 bytes, the same for every process and command (`openssl rand -base64 48`)',
  },
  { name: 'FOYER_SECRET_FILE', defaultText: '', description: 'file that contains the secret' },
  {
    name: 'FOYER_DATA_DIR',
    defaultText: './production-data',
    description: 'folder of the database, backups and the erasure log; relative to the product’s folder',
  },
  {
    name: 'FOYER_CLIENTS_DIR',
    defaultText: 'public/clients',
    description:
      'the folder of the clients’ folders; set it if the product’s folder is replaced by an upgrade or read-only',
  },
  {
    name: 'DATABASE_URL',
    defaultText: 'file:production-data/foyer.db',
    description:
      '`postgres://user:password@host/foyer` for PostgreSQL; `file:…` for a SQLite database elsewhere',
  },
  { name: 'DATABASE_URL_FILE', defaultText: '', description: 'file that contains the address' },
  {
    name: 'FOYER_STOP_DELAY',
    defaultText: '0',
    description: 'seconds after SIGTERM during which the server is not ready, but still answers',
  },
]
const hosts: Variable[] = [
  {
    name: 'FOYER_DOMAINS',
    defaultText: 'localhost',
    description: 'domains below which clients have their subdomains',
  },
  {
    name: 'FOYER_PUBLIC_URL',
    defaultText: '',
    description:
      'scheme, domain (one of `FOYER_DOMAINS`) and port of links, as in `https://jobs.example.org:8443`; default: https and the first of `FOYER_DOMAINS`, for `localhost` http and `PORT`',
  },
  {
    name: 'FOYER_DEFAULT_CLIENT',
    defaultText: '',
    description: 'client that a domain itself and IP addresses show; default: none',
  },
  {
    name: 'FOYER_TRUST_PROXY',
    defaultText: 'off',
    description: 'addresses or ranges of the proxies whose forwarded headers are trusted',
  },
]
const deliveries: Variable[] = [
  {
    name: 'FOYER_BACKOFFICE_ALLOW',
    defaultText: '',
    description:
      'private addresses or ranges that applications may be sent to, also by http; responses from a range are not shown to clients',
  },
  {
    name: 'FOYER_BACKOFFICE_TIMEOUT',
    defaultText: '20',
    description: 'seconds that a back-office may take to answer, 1 to 120',
  },
  {
    name: 'FOYER_BACKOFFICE_WAITS',
    defaultText: '5s,5m,30m,2h,5h,10h,14h,20h,24h',
    description: 'wait after each failed attempt of a delivery or mail',
  },
]
const mail: Variable[] = [
  {
    name: 'FOYER_SMTP_URL',
    defaultText: '',
    description:
      'mail server: `smtps://user:password@host`, or `smtp://…` for STARTTLS; default: no mail is sent',
  },
  { name: 'FOYER_SMTP_URL_FILE', defaultText: '', description: 'file that contains the address' },
  {
    name: 'FOYER_MAIL_FROM',
    defaultText: '',
    description: 'sender of mail; required with `FOYER_SMTP_URL`',
  },
  {
    name: 'FOYER_SMTP_TIMEOUT',
    defaultText: '20',
    description: 'seconds that sending one mail may take, 1 to 120',
  },
  {
    name: 'FOYER_DKIM_SELECTOR',
    defaultText: '',
    description: 'DKIM selector in the DNS of the domain of `FOYER_MAIL_FROM`',
  },
  { name: 'FOYER_DKIM_KEY', defaultText: '', description: 'private DKIM key, RSA as PEM' },
  { name: 'FOYER_DKIM_KEY_FILE', defaultText: '', description: 'file that contains the key' },
]
const files: Variable[] = [
  {
    name: 'FOYER_FILES',
    defaultText: 'database',
    description: 'store of applicants’ files: `database`, or a bucket `s3://bucket/path`',
  },
  { name: 'FOYER_S3_ENDPOINT', defaultText: '', description: 'address of an S3-compatible store' },
  { name: 'AWS_REGION', defaultText: 'us-east-1', description: 'region of the bucket' },
  {
    name: 'FOYER_CLAMD',
    defaultText: '',
    description: 'clamd that scans files: `host:port` or `unix:/path`; default: files are not scanned',
  },
  {
    name: 'FOYER_FILE_CHECK_SECONDS',
    defaultText: '2',
    description:
      'seconds of processor time that checking one file may take, 1 to 60; five times that for a resume or a site’s ZIP file',
  },
]
const monitoringVariables: Variable[] = [
  {
    name: 'FOYER_METRICS_TOKEN',
    defaultText: '',
    description: 'bearer token of the monitor; default: metrics are for this machine only',
  },
  { name: 'FOYER_METRICS_TOKEN_FILE', defaultText: '', description: 'file that contains the token' },
  {
    name: 'FOYER_DISK_LOW_MB',
    defaultText: '1024',
    description:
      'free megabytes on the database’s disk below which health is degraded; below a sixteenth of it the server is not ready',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    defaultText: '',
    description: 'OTLP collector for traces over HTTP, as in `http://127.0.0.1:4318`; default: no traces',
  },
  { name: 'FOYER_AUDIT_DAYS', defaultText: '400', description: 'days after which activity is deleted' },
]
const marketplace: Variable[] = [
  {
    name: 'FOYER_MARKETPLACE_DOMAIN',
    defaultText: '',
    description: 'domain of a job marketplace (`docs/marketplace.md`)',
  },
  {
    name: 'FOYER_MARKETPLACE_CLIENT_ID',
    defaultText: '',
    description: 'id of this installation at the marketplace',
  },
  { name: 'FOYER_MARKETPLACE_SECRET', defaultText: '', description: 'secret shared with the marketplace' },
  {
    name: 'FOYER_MARKETPLACE_SECRET_FILE',
    defaultText: '',
    description: 'file that contains this secret',
  },
  {
    name: 'FOYER_MARKETPLACE_API',
    defaultText: '',
    description: 'address of its API; default: `/api` of its domain',
  },
]
const limits: Variable[] = [
  { name: 'FOYER_LIMITS', defaultText: 'on', description: '`off` for load tests, on a loopback `HOST` only' },
  ...callVariables,
  ...countVariables,
]

/** Every variable that the server and its commands read, by subject. */
export const foyerVariables: readonly Variable[] = [
  ...server,
  ...hosts,
  ...deliveries,
  ...mail,
  ...files,
  ...monitoringVariables,
  ...marketplace,
  ...limits,
]

/** Variables that libraries or the build read. */
export const libraryVariables: readonly Variable[] = [
  {
    name: 'OTEL_EXPORTER_OTLP_HEADERS',
    defaultText: '',
    description: 'headers for the collector, such as its key: `name=value`',
  },
  {
    name: 'AWS_ACCESS_KEY_ID',
    defaultText: '',
    description: 'key of the bucket; all other variables of AWS tools work, too',
  },
  { name: 'AWS_SECRET_ACCESS_KEY', defaultText: '', description: 'secret of the bucket’s key' },
  {
    name: 'FOYER_COMMIT',
    defaultText: '',
    description: 'for `npm run build` without git: the commit that health and `--version` show',
  },
]

/** Returns the content of docs/environment.md. */
export function renderVariablesPage(): string {
  const rows = [...foyerVariables, ...libraryVariables].map(({ name, defaultText, description }) => [
    `\`${name}\``,
    defaultText === '' ? '' : `\`${defaultText}\``,
    description,
  ])
  const table = [['variable', 'default', 'meaning'], ['---', '---', '---'], ...rows]
  const lines = table.map((cells) => `| ${cells.join(' | ')} |`)
  return `${head}\n${lines.join('\n')}\n`
}

const head = `# Environment variables

\`npm run environment:docs\` writes this page. Lists are separated by commas. The server warns about unknown variables that begin with
\`FOYER_\`, and suggests the likely one. \`docs/operating.md\` explains how limits count.
`
