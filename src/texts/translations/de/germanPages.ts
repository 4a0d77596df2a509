import { selectWordForm } from '../../language/language'
import type { Translation } from '../translation'

type Pages = Pick<
  Translation,
  | 'jobListTexts'
  | 'layoutTexts'
  | 'pagingTexts'
  | 'zoneTexts'
  | 'shareTexts'
  | 'siteTexts'
  | 'publicPageTitles'
  | 'jobTexts'
  | 'notFoundTexts'
  | 'offlineTexts'
  | 'pageBlockTexts'
  | 'jobFilterTexts'
>

const toJobs = 'Zu den offenen Stellen'
const tryAgain = 'Erneut versuchen'
const jobs = (n: number) => selectWordForm(n, '1 Stelle', `${n} Stellen`)

/** Texts of the content pages and of the layout around them. */
export const germanPages: Pages = {
  siteTexts: {
    noClient: (subdomain) => `Unter der Subdomain ${subdomain} gibt es keine Karriereseite`,
    loadFailed: (what) => `${what} konnte nicht geladen werden`,
    serverError: (status) => `${status}: Der Server konnte die Anfrage nicht bearbeiten.`,
    sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    loggedOut: 'Sie haben sich erfolgreich abgemeldet.',
    loading: 'Wird geladen…',
    unknownClient: 'Karriere',
    description: (company) => `Stellen und Karriere bei ${company}: offene Stellen ansehen und bewerben.`,
    notBuilt:
      'Die Website ist noch nicht gebaut. Führen Sie „npm run build:site“ (oder „npm start“) aus und laden Sie die Seite erneut.',
    notFramed: 'Diese Seite lässt sich nicht in einem Rahmen öffnen. Öffnen Sie sie für sich.',
    unknownBlock: (type) => `Diese Seite nennt einen Baustein, den es nicht gibt: ${type}`,
  },
  layoutTexts: {
    skip: 'Zum Inhalt springen',
    menu: 'Menü',
    mainMenu: 'Hauptmenü',
    opensInNewTab: '(öffnet in einem neuen Tab)',
    dashboard: 'Übersicht',
    notifications: 'Meldungen',
    dismiss: (what) => `Schließen: ${what}`,
    version: (number) => `Version ${number}`,
    copyright: (year, company) => `© ${year} ${company}`,
    privacy: 'Datenschutz',
    login: 'Anmelden',
    logout: 'Abmelden',
    sidebar: 'Mehr über die Arbeit hier',
    rolesSummary: (roles, places) =>
      `${jobs(roles)} an ${selectWordForm(places, '1 Standort', `${places} Standorten`)}`,
    eoiTitle: 'Heute nichts Passendes dabei?',
    eoiText: 'Bewerben Sie sich initiativ, und wir denken an Sie.',
    eoiLink: 'Initiativbewerbung',
    recentJobs: 'Neueste Stellen',
    unknownTitle: 'Diese Karriereseite gibt es hier nicht',
    unknownText: (subdomain) =>
      `Unter der Adresse „${subdomain}“ gibt es keine Karriereseite. Bitte prüfen Sie die Adresse.`,
    brokenTitle: 'Etwas ist schiefgegangen',
    brokenText:
      'Diese Seite konnte nicht angezeigt werden. Nichts von dem, was Sie gesendet haben, ist verloren.',
    reload: 'Seite neu laden',
    jobsLink: toJobs,
  },
  jobListTexts: {
    title: 'Offene Stellen',
    eoiTitle: 'Initiativbewerbung',
    search: 'Suchen',
    searchPanel: 'Erweiterte Suche',
    keyword: 'Nach Titel suchen',
    show: (n) => `${jobs(n)} anzeigen`,
    collapse: 'Zuklappen',
    clearFilters: 'Filter zurücksetzen',
    jobsLink: toJobs,
    showing: (from, to, all) => `${from}–${to} von ${all}`,
    showingAll: (all) => `Alle ${all} angezeigt`,
    thanks: 'Vielen Dank für Ihr Interesse an einer Arbeit bei uns.',
    noRoles:
      'Zurzeit haben wir keine Stellen ausgeschrieben. Bitte besuchen Sie unsere Karriereseite regelmäßig wieder.',
    noExpressions:
      'Zurzeit nehmen wir keine Initiativbewerbungen entgegen. Bitte besuchen Sie unsere Karriereseite regelmäßig wieder.',
    noMatch: 'Leider passt keine Stelle zu Ihrer Suche.',
    noTitleMatches: (term) => `Keine Ergebnisse für „${term}“`,
    clearSearch: 'Suche zurücksetzen',
    jobAlertLink: 'Neue Stellen wie diese per E-Mail erhalten',
    submitExpression: 'Initiativ bewerben',
    openUntilFilled: 'Offen, bis sie besetzt ist',
    daysLeft: (days) =>
      days === 0 ? 'Endet heute' : selectWordForm(days, 'Noch 1 Tag', `Noch ${days} Tage`),
    closes: 'Endet am',
    restLoading: 'Alle Stellen werden geladen…',
    restFailed: 'Die übrigen Stellen konnten nicht geladen werden.',
    tryAgain,
    name: 'Titel',
    sortBy: 'Sortieren nach',
    sortedUp: 'aufsteigend',
    sortedDown: 'absteigend',
  },
  zoneTexts: {
    utc: (time) => `${time} UTC`,
    zone: (time, city) => `${time} (Ortszeit ${city})`,
  },
  pagingTexts: {
    label: 'Seiten',
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    page: (n) => `Seite ${n}`,
    hidden: 'Weitere Seiten',
  },
  shareTexts: {
    share: 'Teilen',
    shareJob: (title) => `${title} teilen`,
    facebook: 'Facebook',
    linkedIn: 'LinkedIn',
    x: 'X',
    email: 'E-Mail',
    copyLink: 'Link kopieren',
    copied: 'Der Link ist in die Zwischenablage kopiert.',
    subject: (title) => `Diese Stelle könnte Sie interessieren: ${title}`,
    body: (title, link) =>
      `Hallo,\n\nich dachte, diese Stelle könnte Sie interessieren: ${title}\n\n${link}\n`,
  },
  publicPageTitles: {
    job: 'Stelle',
    apply: 'Bewerben',
    received: 'Bewerbung eingegangen',
    statusPage: 'Ihre Bewerbung',
    jobAlert: 'Neue Stellen per E-Mail',
    login: 'Anmelden',
    join: 'Beitreten',
    privacy: 'Datenschutz',
    notFound: 'Seite nicht gefunden',
  },
  jobTexts: {
    title: 'Stelle',
    back: 'Alle Stellen',
    backToExpressions: 'Alle Initiativbewerbungen',
    apply: 'Bewerben',
    registerInterest: 'Interesse anmelden',
    salary: 'Gehalt',
    location: 'Standort',
    workplace: 'Arbeitsort',
    workplaces: { onSite: 'Vor Ort', hybrid: 'Hybrid', remote: 'Im Homeoffice' },
    employmentType: 'Beschäftigungsart',
    closingDate: 'Bewerbungsschluss',
    department: 'Abteilung',
    documentation: 'Unterlagen',
    table: (number) => `Tabelle ${number}`,
    summary: 'Zusammenfassung',
    download: 'Herunterladen',
    description: 'Über diese Stelle',
    downloadFailed: 'Das Dokument konnte nicht heruntergeladen werden. Bitte versuchen Sie es erneut.',
    unavailableTitle: 'Diese Stelle ist nicht mehr hier',
    unavailableText: 'Sie ist vielleicht geschlossen oder besetzt, seit der Link geteilt wurde.',
    failedTitle: 'Diese Stelle konnte nicht geladen werden',
    failedText: 'Vielleicht ist sie noch offen: Der Server hat nicht richtig geantwortet.',
    tryAgain,
    seeJobs: 'Offene Stellen ansehen',
  },
  notFoundTexts: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Die Seite wurde vielleicht verschoben, oder der Link ist unvollständig.',
    jobsLink: toJobs,
  },
  offlineTexts: {
    offline: 'Sie sind offline. Was Sie sehen, war auf diesem Gerät aufbewahrt.',
    noWorker: 'Seiten können nicht für Zeiten ohne Verbindung aufbewahrt werden',
    jobTitle: 'Sie sind offline',
    jobText:
      'Diese Stelle ist auf diesem Gerät nicht aufbewahrt. Bitte versuchen Sie es erneut, wenn Sie verbunden sind.',
  },
  pageBlockTexts: {
    newestJobs: 'Neueste Stellen',
    noJobs: 'Zurzeit haben wir keine Stellen ausgeschrieben.',
    jobs: 'Offene Stellen',
    noneOfKind: 'Zurzeit ist keine Stelle dieser Art offen.',
    allOfKind: (n) => selectWordForm(n, 'Die eine Stelle ansehen', `Alle ${n} Stellen ansehen`),
    allJobs: 'Alle Stellen ansehen',
    closes: 'Endet am',
    openUntilFilled: 'Offen, bis sie besetzt ist',
    locations: 'Wo wir arbeiten',
    place: 'Ort',
    placeAddress: 'Adresse',
    openRoles: 'Offene Stellen',
    roles: (n, place) => `${jobs(n)} in ${place}`,
    noRoles: 'Zurzeit keine',
    videoService: (service) => `Wird bei ${service} abgespielt`,
    videoLength: (length) => `${length} lang`,
    openMap: 'Karte öffnen',
  },
  jobFilterTexts: {
    title: 'Erweiterte Suche',
    name: 'Titel',
    location: 'Standort',
    department: 'Abteilung',
    employmentType: 'Beschäftigungsart',
    allLocations: 'Alle Standorte',
    allDepartments: 'Alle Abteilungen',
    allEmploymentTypes: 'Alle Beschäftigungsarten',
    similarJobs: 'Ähnliche Stellen',
  },
}
