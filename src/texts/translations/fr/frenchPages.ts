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

const toJobs = 'Voir les offres d’emploi'
const tryAgain = 'Réessayer'
const jobs = (n: number) => selectWordForm(n, `${n} offre d’emploi`, `${n} offres d’emploi`)

/** Texts of the content pages and of the layout around them. */
export const frenchPages: Pages = {
  siteTexts: {
    noClient: (subdomain) => `Il n’y a pas de site carrières pour le sous-domaine ${subdomain}`,
    loadFailed: (what) => `Le chargement a échoué : ${what}`,
    serverError: (status) => `${status} : le serveur n’a pas pu traiter la demande.`,
    sessionEnded: 'Votre session est terminée. Veuillez vous reconnecter.',
    loggedOut: 'Vous êtes bien déconnecté.',
    loading: 'Chargement…',
    unknownClient: 'Carrières',
    description: (company) =>
      `Emplois et carrières chez ${company} : consultez les offres d’emploi et posez votre candidature.`,
    notBuilt:
      'Le site n’est pas encore construit. Lancez « npm run build:site » (ou « npm start »), puis rechargez la page.',
    notFramed: 'Cette page ne peut pas s’ouvrir dans un cadre. Ouvrez-la à part.',
    unknownBlock: (type) => `Cette page nomme un bloc qui n’existe pas : ${type}`,
  },
  layoutTexts: {
    skip: 'Aller au contenu',
    menu: 'Menu',
    mainMenu: 'Menu principal',
    opensInNewTab: '(s’ouvre dans un nouvel onglet)',
    dashboard: 'Tableau de bord',
    notifications: 'Messages',
    dismiss: (what) => `Fermer : ${what}`,
    version: (number) => `Version ${number}`,
    copyright: (year, company) => `© ${year} ${company}`,
    privacy: 'Confidentialité',
    login: 'Se connecter',
    logout: 'Se déconnecter',
    sidebar: 'En savoir plus sur le travail chez nous',
    rolesSummary: (roles, places) =>
      `${jobs(roles)}, ${selectWordForm(places, `${places} lieu`, `${places} lieux`)}`,
    eoiTitle: 'Rien qui vous convienne aujourd’hui ?',
    eoiText: 'Envoyez une candidature spontanée et nous penserons à vous.',
    eoiLink: 'Candidature spontanée',
    recentJobs: 'Offres récentes',
    unknownTitle: 'Ce site carrières n’existe pas ici',
    unknownText: (subdomain) =>
      `Il n’y a pas de site carrières à l’adresse « ${subdomain} ». Veuillez vérifier l’adresse.`,
    brokenTitle: 'Une erreur s’est produite',
    brokenText: 'Cette page n’a pas pu s’afficher. Rien de ce que vous avez envoyé n’est perdu.',
    reload: 'Recharger la page',
    jobsLink: toJobs,
  },
  jobListTexts: {
    title: 'Offres d’emploi',
    eoiTitle: 'Candidature spontanée',
    search: 'Rechercher',
    searchPanel: 'Recherche avancée',
    keyword: 'Rechercher par intitulé',
    show: (n) => `Afficher ${jobs(n)}`,
    collapse: 'Replier',
    clearFilters: 'Effacer les filtres',
    jobsLink: toJobs,
    showing: (from, to, all) => `${from}–${to} sur ${all}`,
    showingAll: (all) => `Les ${all} sont affichées`,
    thanks: 'Merci de votre intérêt pour un emploi chez nous.',
    noRoles:
      'Nous ne publions aucune offre d’emploi pour le moment. Revenez régulièrement sur notre site carrières.',
    noExpressions:
      'Nous n’acceptons pas de candidatures spontanées pour le moment. Revenez régulièrement sur notre site carrières.',
    noMatch: 'Aucune offre ne correspond à votre recherche.',
    noTitleMatches: (term) => `Aucun résultat pour « ${term} »`,
    clearSearch: 'Effacer la recherche',
    jobAlertLink: 'Recevoir par e-mail les nouvelles offres comme celles-ci',
    submitExpression: 'Envoyer une candidature spontanée',
    openUntilFilled: 'Ouverte jusqu’à ce que le poste soit pourvu',
    daysLeft: (days) =>
      days === 0
        ? 'Se termine aujourd’hui'
        : selectWordForm(days, `Encore ${days} jour`, `Encore ${days} jours`),
    closes: 'Date limite',
    restLoading: 'Chargement de toutes les offres…',
    restFailed: 'Les autres offres n’ont pas pu être chargées.',
    tryAgain,
    name: 'Intitulé',
    sortBy: 'Trier par',
    sortedUp: 'ordre croissant',
    sortedDown: 'ordre décroissant',
  },
  zoneTexts: {
    utc: (time) => `${time} UTC`,
    zone: (time, city) => `${time} (heure de ${city})`,
  },
  pagingTexts: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    page: (n) => `Page ${n}`,
    hidden: 'Autres pages',
  },
  shareTexts: {
    share: 'Partager',
    shareJob: (title) => `Partager ${title}`,
    facebook: 'Facebook',
    linkedIn: 'LinkedIn',
    x: 'X',
    email: 'E-mail',
    copyLink: 'Copier le lien',
    copied: 'Le lien est copié dans le presse-papiers.',
    subject: (title) => `Cette offre d’emploi pourrait vous intéresser : ${title}`,
    body: (title, link) =>
      `Bonjour,\n\nJ’ai pensé que cette offre d’emploi pourrait vous intéresser : ${title}\n\n${link}\n`,
  },
  publicPageTitles: {
    job: 'Offre d’emploi',
    apply: 'Postuler',
    received: 'Candidature reçue',
    statusPage: 'Votre candidature',
    jobAlert: 'Nouvelles offres par e-mail',
    login: 'Se connecter',
    join: 'Rejoindre',
    privacy: 'Confidentialité',
    notFound: 'Page introuvable',
  },
  jobTexts: {
    title: 'Offre d’emploi',
    back: 'Toutes les offres',
    backToExpressions: 'Toutes les candidatures spontanées',
    apply: 'Postuler',
    registerInterest: 'Manifester mon intérêt',
    salary: 'Salaire',
    location: 'Lieu',
    workplace: 'Mode de travail',
    workplaces: { onSite: 'Sur site', hybrid: 'Hybride', remote: 'À distance' },
    employmentType: 'Type de contrat',
    closingDate: 'Date limite de candidature',
    department: 'Service',
    documentation: 'Documents',
    table: (number) => `Tableau ${number}`,
    summary: 'Résumé',
    download: 'Télécharger',
    description: 'À propos de ce poste',
    downloadFailed: 'Le document n’a pas pu être téléchargé. Veuillez réessayer.',
    unavailableTitle: 'Cette offre n’est plus ici',
    unavailableText: 'Elle a peut-être été close ou pourvue depuis que le lien a été partagé.',
    failedTitle: 'Cette offre n’a pas pu être chargée',
    failedText: 'Elle est peut-être encore ouverte : le serveur n’a pas répondu correctement.',
    tryAgain,
    seeJobs: 'Voir les offres d’emploi',
  },
  notFoundTexts: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien est incomplet.',
    jobsLink: toJobs,
  },
  offlineTexts: {
    offline: 'Vous êtes hors ligne. Ce que vous voyez avait été conservé sur cet appareil.',
    noWorker: 'Les pages ne peuvent pas être conservées pour être lues hors ligne',
    jobTitle: 'Vous êtes hors ligne',
    jobText:
      'Cette offre n’est pas conservée sur cet appareil. Veuillez réessayer une fois la connexion revenue.',
  },
  pageBlockTexts: {
    newestJobs: 'Offres récentes',
    noJobs: 'Nous ne publions aucune offre d’emploi pour le moment.',
    jobs: 'Offres d’emploi',
    noneOfKind: 'Aucune offre de ce type n’est ouverte pour le moment.',
    allOfKind: (n) => selectWordForm(n, 'Voir la seule offre', `Voir les ${n} offres`),
    allJobs: 'Voir toutes les offres',
    closes: 'Date limite',
    openUntilFilled: 'Ouverte jusqu’à ce que le poste soit pourvu',
    locations: 'Nos lieux de travail',
    place: 'Lieu',
    placeAddress: 'Adresse',
    openRoles: 'Offres d’emploi',
    roles: (n, place) => `${jobs(n)}, ${place}`,
    noRoles: 'Aucune pour le moment',
    videoService: (service) => `Lecture sur ${service}`,
    videoLength: (length) => `Durée : ${length}`,
    openMap: 'Ouvrir la carte',
  },
  jobFilterTexts: {
    title: 'Recherche avancée',
    name: 'Intitulé',
    location: 'Lieu',
    department: 'Service',
    employmentType: 'Type de contrat',
    allLocations: 'Tous les lieux',
    allDepartments: 'Tous les services',
    allEmploymentTypes: 'Tous les types de contrat',
    similarJobs: 'Offres similaires',
  },
}
