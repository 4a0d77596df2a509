/** URLs of the site's pages and of job documents: `path` is the router's pattern, `href` builds a link. */
export const paths = {
  home: { path: '/', href: () => '/' },
  login: { path: '/home/login', href: () => '/home/login' },
  job: { path: '/job', href: () => '/job' },
  viewJobs: {
    path: '/job/viewjobs',
    href: () => '/job/viewjobs',
  },
  expressions: {
    path: '/job/viewjobs',
    href: () => '/job/viewjobs?isExpressionOfInterest=true',
  },
  jobDetails: {
    path: '/job/details/:guid',
    href: (guid: string) => `/job/details/${encodeURIComponent(guid)}`,
  },
  /** Served by the server: a document of a job, under its own file name. */
  document: {
    path: '/documents/:id/:attachmentId/:filename',
    href: (id: number, attachmentId: number, filename: string) =>
      `/documents/${id}/${attachmentId}/${encodeURIComponent(filename)}`,
  },
  apply: {
    path: '/applicant/apply/:guid',
    href: (guid: string) => `/applicant/apply/${encodeURIComponent(guid)}`,
  },
  received: {
    path: '/applicant/received/:guid',
    href: (guid: string) => `/applicant/received/${encodeURIComponent(guid)}`,
  },
  /** Application status page for the applicant; the server renders it completely. */
  statusPage: {
    path: '/application/:token',
    href: (token: string) => `/application/${token}`,
  },
  /** Job alert pages; the server renders them completely. */
  jobAlert: {
    path: '/job-alerts/:token?',
    href: (token = '') => (token === '' ? '/job-alerts' : `/job-alerts/${token}`),
  },
  /** Target of the link in an email about applications; the server renders the page completely. */
  notice: { path: '/user/notices/:token', href: (token: string) => `/user/notices/${token}` },
  viewApplications: {
    path: '/applicant/viewapplications',
    href: () => '/applicant/viewapplications',
  },
  submittedExpressions: {
    path: '/applicant/viewapplications',
    href: () => '/applicant/viewapplications?isExpressionOfInterest=true',
  },
  vacancies: { path: '/vacancies/manage', href: () => '/vacancies/manage' },
  vacancyEditor: {
    path: '/vacancies/manage/:id',
    href: (id: string) => `/vacancies/manage/${encodeURIComponent(id)}`,
  },
  questionLibrary: { path: '/vacancies/questions', href: () => '/vacancies/questions' },
  settings: {
    path: '/user/settings/:part?',
    href: (part = '') => (part === '' ? '/user/settings' : `/user/settings/${part}`),
  },
  yourAccount: { path: '/user/account', href: () => '/user/account' },
  userManagement: { path: '/user/create', href: () => '/user/create' },
  overview: { path: '/user/overview', href: () => '/user/overview' },
  activity: { path: '/user/activity', href: () => '/user/activity' },
  personalData: { path: '/user/personal-data', href: () => '/user/personal-data' },
  connections: {
    path: '/connections/:part?',
    href: (part = '') => (part === '' ? '/connections' : `/connections/${part}`),
    /** A client's connections, for the SuperUser. */
    forClient: (code: string, part = '') =>
      `/connections${part === '' ? '' : `/${part}`}?client=${encodeURIComponent(code)}`,
  },
  people: { path: '/user/people', href: () => '/user/people' },
  /** Target of an invitation or password reset link; the URL fragment holds its token. */
  join: { path: '/user/join', href: (token: string) => `/user/join#${token}` },
  accountSchema: { path: '/user/schema/:id', href: (id: number) => `/user/schema/${id}` },
  privacy: { path: '/privacy', href: () => '/privacy' },
  vacancyInterest: {
    path: '/vacancy-interest/:guid?',
    href: (guid: string) => `/vacancy-interest/${encodeURIComponent(guid)}`,
  },
} as const
