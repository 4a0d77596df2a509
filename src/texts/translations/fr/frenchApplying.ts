import { selectWordForm } from '../../language/language'
import type { Translation } from '../translation'

type Applying = Pick<
  Translation,
  | 'applyTexts'
  | 'receivedTexts'
  | 'draftTexts'
  | 'answerFileTexts'
  | 'stepTexts'
  | 'resumeFillTexts'
  | 'formPostTexts'
  | 'unavailableTexts'
  | 'noScriptFormTexts'
  | 'abandonmentTexts'
  | 'marketplaceTexts'
  | 'waitTexts'
  | 'responseDeadlineTexts'
>

const minutes = (n: number) => selectWordForm(n, `${n} minute`, `${n} minutes`)
const seconds = (n: number) => selectWordForm(n, `${n} seconde`, `${n} secondes`)
const wait = (n: number) => (n >= 120 ? minutes(Math.ceil(n / 60)) : seconds(n))

/** French texts of the application form, its draft, and the receipt. */
export const frenchApplying: Applying = {
  waitTexts: { minutes, seconds },
  responseDeadlineTexts: {
    label: 'Réponse au plus tard',
    daysAfterApplying: (days) => `${days} ${selectWordForm(days, 'jour', 'jours')} après votre candidature`,
    replyBy: (day) => `Vous aurez une réponse au plus tard : ${day}.`,
    today: 'aujourd’hui',
    tomorrow: 'demain',
    inDays: (days) => `dans ${days} ${selectWordForm(days, 'jour', 'jours')}`,
    dayWithDistance: (day, when) => `${day} (${when})`,
    replyPromise: (day, when) =>
      `Vous aurez une réponse au plus tard le ${day} (${when}), quelle qu’elle soit.`,
    replyOverdue: (day) =>
      `Vous auriez dû avoir une réponse au plus tard le ${day}. Nous en sommes désolés : rien n’est encore décidé.`,
  },
  applyTexts: {
    title: 'Postuler',
    pageTitle: (job) => `Postuler : ${job}`,
    summary: 'Le poste auquel vous postulez',
    jobDetails: 'Détails',
    viewJob: 'Voir l’offre',
    send: 'Envoyer la candidature',
    sendInterest: 'Envoyer l’inscription',
    chooseFilesAgain: 'Vos réponses sont toujours là. Veuillez choisir vos fichiers de nouveau.',
    alreadyApplied: (email) => `Une candidature de ${email} à cette offre a déjà été reçue.`,
    addressAlreadyApplied: 'Une candidature a déjà été reçue de cette adresse.',
    alreadyAppliedTitle: 'Vous avez déjà postulé',
    sending: 'Envoi de votre candidature…',
    sendingInterest: 'Envoi de votre inscription…',
    waiting: 'Hors connexion. Nous l’enverrons dès que vous serez reconnecté.',
    waitingText: 'Vous pouvez aussi réessayer maintenant ou continuer à la modifier.',
    showFirstError: 'Voir la première',
    closed: 'Cette offre n’accepte plus de candidatures',
    closedNote: (dateTime) => `Cette offre a été clôturée le ${dateTime}`,
    closedText:
      'Votre candidature n’a pas été envoyée. Vos réponses sont toujours là, et vous pouvez les enregistrer dans un fichier.',
    similarJobs: 'Voir des offres similaires',
    yourAnswers: 'Vos réponses',
    refusedTitle: 'Votre candidature n’a pas pu être envoyée',
    refused: 'Vos réponses sont toujours là. Veuillez réessayer dans un instant.',
    offline: 'Il semble qu’il n’y ait pas de connexion. Vos réponses sont toujours là ; veuillez réessayer.',
    automaticResend:
      'Nous l’enverrons automatiquement dès que possible. Vous pouvez aussi réessayer maintenant ou continuer à la modifier.',
    refusedAutomatically: 'Il faut d’abord y modifier quelque chose. Appuyez sur Envoyer pour voir quoi.',
    listsFailedTitle: 'Certaines questions n’ont pas pu être chargées',
    listsFailedText:
      'Ce que vous avez écrit est conservé. Sans elles, la candidature ne peut pas être envoyée.',
    refusedBusy: (n) =>
      `Nous recevons beaucoup d’envois en ce moment. Vos réponses sont toujours là ; veuillez réessayer dans ${wait(n)}.`,
    tryAgain: 'Réessayer',
    agree: 'En envoyant, vous acceptez ce texte :',
    collectionNotice: 'Avis de collecte des données',
    uploadsFailedTitle: 'Votre candidature est arrivée. Il manque encore un fichier.',
    uploadsFailedText: 'Rien n’est perdu : renvoyez-le, ou choisissez-en un autre.',
    uploadsLostText: 'Rien d’autre n’est perdu : choisissez le fichier de nouveau, il suivra aussitôt.',
    uploadsAutomaticResend:
      'Il sera renvoyé de lui-même dès que possible, à partir de l’endroit où il s’est arrêté.',
    retryUpload: 'Renvoyer',
    replace: 'Choisir un autre fichier',
    replaceFile: (name) => `Choisir un autre fichier à la place de ${name}`,
    chooseAgain: 'Choisir de nouveau',
    chooseFileAgain: (name) => `Choisir ${name} de nouveau`,
    uploadLost: 'à choisir de nouveau',
    uploadWaiting: 'en attente',
    uploadSending: (percent) => `${percent} % envoyés`,
    uploadSent: 'reçu',
    uploadFailed: 'non reçu',
    uploadBusy: (n) => `Nous recevons beaucoup d’envois en ce moment : veuillez renvoyer dans ${wait(n)}.`,
  },
  receivedTexts: {
    title: 'Candidature reçue',
    interestTitle: 'Votre intérêt est enregistré',
    unknownTitle: 'Rien n’a été envoyé d’ici',
    thanks: (company) => `Merci pour votre candidature chez ${company}.`,
    interestThanks: (company) => `Merci de votre intérêt pour un emploi chez ${company}.`,
    reference: 'Votre référence',
    job: 'Poste',
    submitted: 'Reçue',
    nextTitle: 'La suite',
    receivedNote: 'Vos réponses et vos fichiers sont bien arrivés.',
    reviewAfterClosing: (day) =>
      `La date limite de candidature est le ${day}. Ensuite, les personnes chargées du recrutement lisent chaque candidature.`,
    reviewOnArrival:
      'Cette offre reste ouverte jusqu’à ce que le poste soit pourvu. Les candidatures sont lues à mesure qu’elles arrivent.',
    reviewNote: 'Les personnes chargées du recrutement lisent chaque candidature.',
    readInterest:
      'Aucun poste n’est à pourvoir pour l’instant : dès qu’un poste convient, nous regardons d’abord ici.',
    contactNote: 'Nous vous répondrons à l’adresse e-mail que vous avez indiquée.',
    quoteReference: 'Si vous nous écrivez ou nous appelez à ce sujet, veuillez citer la référence ci-dessus.',
    copyTitle: 'Ce que vous avez envoyé',
    copyNote: 'Cette copie n’existe que sur cette page : imprimez-la si vous souhaitez la garder.',
    link: 'Voir, corriger ou retirer la candidature',
    linkNote:
      'S’ouvre dans un nouvel onglet. Gardez ce lien : il est valable six mois, sur tout appareil, et quiconque l’a voit votre candidature.',
    print: 'Imprimer la copie',
    more: 'Voir d’autres offres',
    unknown:
      'Aucune candidature n’est enregistrée dans cet onglet. Si vous en avez envoyé une, elle est bien arrivée.',
  },
  draftTexts: {
    title: 'Votre progression',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    savedInTab: 'Enregistré (onglet)',
    offline: 'Hors connexion',
    offlineSaved: 'Hors connexion – enregistré',
    more: 'Enregistrer et autres options',
    saveQuestion: 'Enregistrer sur cet appareil ?',
    confirmSaving: 'Oui',
    notNow: 'Plus tard',
    saveOnDevice: 'Enregistrer sur cet appareil',
    saveInTabOnly: 'Ne pas enregistrer sur cet appareil',
    savedOnDevice: (days) =>
      `Enregistré sur cet appareil jusqu’à l’envoi, ${selectWordForm(days, `${days} jour`, `${days} jours`)} au plus. Le navigateur peut l’effacer avant.`,
    inTab: 'Vos réponses ne sont enregistrées que tant que cet onglet est ouvert.',
    startOver: 'Recommencer',
    startOverTitle: 'Recommencer depuis le début ?',
    startOverText: 'Vos réponses et vos fichiers seront supprimés.',
    confirmStartOver: 'Oui, recommencer',
    keepAnswers: 'Garder mes réponses',
    refused: 'Nous ne pouvons pas enregistrer votre progression sur cet appareil.',
    openInNewTab: 'Ouvrir dans un nouvel onglet',
    deviceFull: 'Il n’y a plus d’espace de stockage sur cet appareil.',
    filesOmitted: (names) =>
      `Vos réponses sont gardées, mais il n’y a pas de place pour ${names}. Choisissez le fichier de nouveau si vous fermez cet onglet.`,
    filesLost: (names) => `${names} n’a pas pu être relu. Veuillez choisir le fichier de nouveau.`,
    otherTabsTitle: 'Cette candidature est ouverte dans plusieurs onglets',
    savedInOtherTab: (time) =>
      `Un autre onglet l’a enregistrée à ${time}. Les deux versions restent jusqu’à ce que vous choisissiez.`,
    showOther: 'Afficher l’autre version',
    keepOwnVersion: 'Garder seulement cette version',
    questionsChangedTitle: 'Certaines questions ont changé depuis que vous y avez répondu',
    formerAnswer: (answer) => `Cette question a changé. Votre réponse était : ${answer}`,
    questionRemoved: (title, answer) => `N’est plus demandé : ${title} (${answer})`,
    questionChanged: (title, answer) => `${title} Votre réponse était : ${answer}`,
  },
  answerFileTexts: {
    save: 'Enregistrer dans un fichier',
    open: 'Continuer depuis un fichier',
    note: 'Le fichier contient vos réponses et vos documents. Il remplit ce formulaire, ou celui d’une autre entreprise, sur n’importe quel ordinateur. Quiconque l’a peut le lire.',
    fileName: (code) => `candidature-${code}.json`,
    saved: (name) => `Enregistré dans ${name}, avec vos réponses et les documents que vous avez choisis.`,
    savedWithout: (names) => `Pas dans le fichier : ${names}.`,
    failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
    reading: (name) => `Lecture de ${name}…`,
    answersFilled: (answers, name) =>
      selectWordForm(
        answers,
        `${answers} réponse a été remplie depuis ${name}.`,
        `${answers} réponses ont été remplies depuis ${name}.`,
      ),
    nothingFilled: (name) => `Rien dans ${name} ne répond à une question encore ouverte ici.`,
    answersKept: (labels) => `Laissé tel quel ici : ${labels}.`,
    filesLost: (names) => `Incomplet dans le fichier : ${names}. Veuillez le choisir de nouveau.`,
    unmatchedTitle: 'Pas demandé ici',
    unmatchedAnswer: (question, answer) => `${question} : ${answer}`,
    problems: {
      notOurs: 'Ce n’est ni un fichier enregistré depuis un formulaire de candidature, ni un JSON Resume.',
      newer:
        'Ce fichier a été enregistré par une version plus récente de ce formulaire. Rechargez la page et réessayez.',
      tooBig: 'Ce fichier est trop volumineux pour venir d’un formulaire de candidature.',
      unreadable: 'Ce fichier n’a pas pu être lu. Veuillez le choisir de nouveau.',
    },
  },
  stepTexts: {
    step: (at, of) => `Étape ${at} sur ${of}`,
    next: 'Continuer',
    back: 'Retour',
    backToStep: (title) => `à ${title}`,
    rest: 'Autres informations',
    checkTitle: 'Vérifiez vos réponses avant l’envoi',
    change: 'Modifier',
    answer: 'Répondre',
    empty: 'Sans réponse',
    missing: 'Obligatoire – sans réponse',
    done: 'Terminé',
    edit: 'Modifier',
    preview: 'Aperçu côté employeur',
    previewTitle: 'Ce que l’employeur verra',
    previewNote: 'Voici comment l’équipe de recrutement la verra. Rien n’est encore envoyé.',
    backToForm: 'Retour au formulaire',
  },
  resumeFillTexts: {
    autofill: 'Remplir depuis mon CV',
    useAttached: 'Utiliser le CV joint',
    note: 'Nous le lisons sur cet appareil.',
    notSent: 'Rien n’est envoyé avant votre envoi.',
    reading: (file) => `Lecture de ${file}…`,
    answersFilled: (n) =>
      selectWordForm(
        n,
        `${n} réponse a été remplie depuis votre CV. Veuillez la vérifier.`,
        `${n} réponses ont été remplies depuis votre CV. Veuillez les vérifier.`,
      ),
    nothingFilled: 'Rien dans votre CV ne répond à une question encore ouverte ici.',
    title: 'Depuis votre CV : à vérifier',
    remark: 'Depuis votre CV : à vérifier.',
    confirm: 'C’est exact',
    confirmAnswer: (label) => `C’est exact : ${label}`,
    confirmAll: 'Tout est exact',
    undoFill: 'Tout annuler',
    fillUndone: 'Ce qui venait de votre CV est retiré.',
    checked: 'Merci : tout est vérifié.',
    notFound: (labels) => `Non trouvé dans le CV : ${labels}.`,
    problems: {
      noText: 'Aucun texte n’a pu y être lu : c’est peut-être l’image d’une page.',
      encrypted: 'Il est protégé par un mot de passe et n’a pas pu être lu.',
      damaged: 'Il n’a pas pu être lu : le fichier semble endommagé.',
      tooLarge: 'Il est trop volumineux pour être lu.',
      unknownKind:
        'Ce type de fichier ne peut pas être lu ici : PDF, DOCX, ODT, RTF et texte brut conviennent.',
      tookTooLong: 'La lecture a pris trop de temps et a été arrêtée.',
      unable: 'Ce navigateur ne peut pas le lire.',
      busy: 'Notre serveur est très occupé : veuillez réessayer plus tard.',
      serverUnreachable: 'Notre serveur n’a pas pu être joint.',
    },
    readOnServer: 'Le faire lire par notre serveur',
    serverNote: 'Votre fichier y est envoyé pour être lu. Rien n’en est conservé.',
    manualNote: 'Vous pouvez remplir le formulaire vous-même ; votre fichier peut tout de même être envoyé.',
  },
  formPostTexts: {
    questionAdded: 'Cette question s’ajoute en raison d’une de vos réponses.',
    chooseAgain: 'Veuillez choisir le fichier de nouveau : il n’a pas pu être conservé.',
    sendAgainNote:
      'Veuillez appuyer encore une fois sur Envoyer. Le formulaire est resté longtemps ouvert ou a été envoyé comme le font des programmes ; vos réponses sont toujours là.',
    goBack:
      'Rien n’a été envoyé. Revenez en arrière : ce que vous avez écrit se trouve sur la page précédente.',
  },
  unavailableTexts: {
    title: 'Ce site n’est pas disponible pour le moment',
    tryLater: 'Veuillez réessayer dans un instant.',
    tryAgain: 'Réessayer',
    notSent:
      'Votre formulaire n’a pas été envoyé. Vos réponses sont conservées dans cette page : renvoyez-les dans un instant.',
    sendAgain: 'Envoyer de nouveau',
    typeAgain:
      'Les réponses secrètes ne sont pas conservées dans cette page. Veuillez les saisir de nouveau :',
    chooseAgain: 'Vos fichiers n’ont pas pu être conservés. Veuillez les choisir de nouveau :',
  },
  noScriptFormTexts: {
    decoy: 'Laissez ce champ vide',
    fileKept: (size) => `${size} · gardé chez nous pour le prochain essai`,
    remove: (name) => `Retirer ${name}`,
    blankRows: 'Ce qui reste vide n’est pas envoyé.',
    fillManually: 'Remplir le formulaire moi-même',
  },
  abandonmentTexts: {
    choice:
      'Il est permis de compter à quelle question ce formulaire est quitté. Seuls des nombres sont conservés, rien sur vous ni sur vos réponses.',
    doNotTrackNote:
      'Votre navigateur demande de ne pas vous compter : personne n’apprend à quelle question vous quittez ce formulaire.',
  },
  marketplaceTexts: {
    applyWithDomain: (domain) => `Postuler avec ${domain}`,
    offerNote: 'Apportez-en vos coordonnées et votre CV, ou remplissez le formulaire vous-même.',
    filledTitle: (domain) => `Rempli depuis ${domain}`,
    filledNote: (time, labels) =>
      labels.length === 0
        ? `Votre profil est arrivé à ${time}, sans réponse à ce formulaire.`
        : `Votre profil est arrivé à ${time} et a répondu à : ${labels.join(', ')}. Veuillez vérifier avant d’envoyer.`,
    clearResume: 'Retirer le CV',
    clearResumeLabel: (filename) => `Retirer le CV : ${filename}`,
    failedTitle: (domain) => `Votre profil n’a pas pu être récupéré depuis ${domain}`,
    failedText: 'Vous pouvez remplir le formulaire vous-même ou réessayer.',
  },
}
