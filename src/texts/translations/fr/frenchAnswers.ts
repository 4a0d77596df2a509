import type { Translation } from '../translation'

type Answers = Pick<
  Translation,
  | 'catalogueLabels'
  | 'sectionTexts'
  | 'choiceLabels'
  | 'characterTexts'
  | 'statusPageTexts'
  | 'applicantStateNames'
  | 'privacyTexts'
>

const postcode = (country: string, example: string) => ({
  name: `Code postal, ${country}`,
  message: `Doit être un code postal (${country}), par exemple ${example}`,
})

/** French texts of answers: catalogue labels, rules and errors. */
export const frenchAnswers: Answers = {
  catalogueLabels: {
    firstName: 'Prénom',
    surname: 'Nom',
    email: 'Adresse e-mail',
    title: 'Civilité',
    preferredName: 'Prénom d’usage',
    homePhone: 'Téléphone fixe',
    mobile: 'Téléphone portable',
    birthDate: 'Date de naissance',
    gender: 'Genre',
    linkedIn: 'Profil LinkedIn',
    maritalStatus: 'Situation familiale',
    workStatus: 'Droit de travailler en Australie',
    emergencyContactName: 'Nom de la personne à prévenir en cas d’urgence',
    emergencyContactPhone: 'Téléphone de la personne à prévenir',
    emergencyContactMobile: 'Portable de la personne à prévenir',
    street: 'Rue et numéro',
    suburb: 'Localité',
    postcode: 'Code postal',
    stateCode: 'État',
    countryCode: 'Pays',
    stateNameOverseas: 'État, région ou province',
    notes: 'Autre chose que nous devrions savoir',
    resume: 'CV',
    coverLetter: 'Lettre de motivation',
    photo: 'Photo',
    retainRecord: 'Conserver mes informations pour de futurs postes',
  },
  sectionTexts: {
    about: 'Vos informations',
    address: 'Adresse',
    emergency: 'Personne à prévenir en cas d’urgence',
    documents: 'Documents',
    more: 'Encore une chose',
    own: 'Encore quelques questions',
    licences: 'Permis et licences',
    qualifications: 'Diplômes',
    requirements: 'Conditions requises',
    requirementsNotes: 'Veuillez confirmer chacune de celles que vous remplissez.',
    skills: 'Compétences',
    visas: 'Visas',
    visasNotes: 'Cochez chacun de ceux que vous avez.',
    questions: 'Questions sur ce poste',
    form: 'Postuler',
  },
  choiceLabels: {
    Mr: 'M.',
    Mrs: 'Mme (Mrs)',
    Ms: 'Mme',
    Miss: 'Mlle',
    Mx: 'Sans civilité (Mx)',
    Dr: 'Dr',
    Prof: 'Pr',
    Woman: 'Femme',
    Man: 'Homme',
    'Non-binary': 'Non binaire',
    'Another term': 'Un autre terme',
    'Prefer not to say': 'Préfère ne pas répondre',
    Single: 'Célibataire',
    Married: 'Marié(e)',
    'De facto': 'En concubinage',
    Separated: 'Séparé(e)',
    Divorced: 'Divorcé(e)',
    Widowed: 'Veuf ou veuve',
    'Australian citizen': 'Nationalité australienne',
    'Permanent resident': 'Résidence permanente',
    'New Zealand citizen': 'Nationalité néo-zélandaise',
    'Temporary visa with work rights': 'Visa temporaire avec droit de travailler',
    'No work rights yet': 'Pas encore de droit de travailler',
    Y: 'Oui',
    N: 'Non',
  },
  characterTexts: {
    letters: { name: 'Lettres', message: 'Lettres uniquement' },
    digits: { name: 'Chiffres', message: 'Chiffres uniquement' },
    'letters-and-digits': { name: 'Lettres et chiffres', message: 'Lettres et chiffres uniquement' },
    phone: { name: 'Numéro de téléphone', message: 'Doit être un numéro de téléphone' },
    'postcode-AU': postcode('Australie', '2000'),
    'postcode-NZ': postcode('Nouvelle-Zélande', '6011'),
    'postcode-GB': postcode('Royaume-Uni', 'SW1A 1AA'),
    'postcode-IE': postcode('Irlande', 'D02 AF30'),
    'postcode-US': postcode('États-Unis', '94105'),
    'postcode-CA': postcode('Canada', 'K1A 0B1'),
    'postcode-DE': postcode('Allemagne', '10115'),
    'postcode-FR': postcode('France', '75001'),
    'postcode-IN': postcode('Inde', '110001'),
    'postcode-SG': postcode('Singapour', '018956'),
    abn: { name: 'ABN (vérifié)', message: 'Doit être un ABN valide de 11 chiffres' },
    iban: { name: 'IBAN (vérifié)', message: 'Doit être un IBAN valide' },
  },
  statusPageTexts: {
    title: 'Votre candidature',
    note: (job, company) =>
      `Pour le poste ${job} chez ${company}. Quiconque a l’adresse de cette page la voit : gardez-la pour vous.`,
    unknownTitle: 'Ce lien n’affiche rien',
    unknown: 'La candidature a été supprimée, le lien est trop ancien, ou il n’a pas été copié en entier.',
    erasedTitle: 'Votre candidature est supprimée',
    erased: (company) =>
      `Vos réponses et vos documents ont disparu de ce site, et ce lien n’affiche plus rien. Ce qui avait été transmis auparavant, ${company} le supprime de son côté : adressez-vous à cet employeur.`,
    reference: 'Votre référence',
    submitted: 'Reçue',
    state: 'Où elle en est',
    stateSince: (state, day) => `${state} (depuis le ${day})`,
    messageTitle: (company) => `Ce que dit ${company}`,
    sentToTeam: 'Transmise aux personnes chargées du recrutement',
    withdrawn: (day) => `Retirée le ${day}`,
    expires: 'Ce lien est valable jusqu’au',
    done: {
      withdrawn: 'Votre candidature est retirée. Les personnes chargées du recrutement en sont informées.',
      corrected: 'Vos coordonnées sont corrigées. Les personnes chargées du recrutement en sont informées.',
    },
    contactTitle: 'Coordonnées',
    contactNote: 'Comment vous joindre au sujet de cette candidature.',
    email: 'Adresse e-mail',
    phone: 'Numéro de téléphone',
    correct: 'Enregistrer les coordonnées',
    copyTitle: 'Ce que vous avez envoyé',
    documents: 'Documents',
    downloadTitle: 'Une copie de tout',
    downloadNote:
      'Un fichier avec toutes les réponses et tous les documents, lisible aussi par des programmes. Les réponses secrètes y figurent.',
    download: 'Tout télécharger',
    withdrawTitle: 'Retirer',
    withdrawNote:
      'Vous ne souhaitez plus ce poste. Les personnes chargées du recrutement voient que vous vous êtes retiré, et personne ne peut l’annuler ; ce que vous avez envoyé reste jusqu’à sa suppression. Vous pouvez postuler à nouveau tant que l’offre est publiée : elles voient que vous vous étiez retiré auparavant.',
    withdraw: 'Retirer la candidature',
    eraseTitle: 'Supprimer',
    eraseNote: (company) =>
      `Les réponses et les documents disparaissent aussitôt de ce site, et personne ne peut les rétablir. Ce que ${company} a reçu auparavant, cet employeur le supprime lui-même : retirez d’abord la candidature pour qu’il en soit informé.`,
    confirm: 'Oui, supprimer cette candidature',
    unconfirmed: 'Cochez d’abord la case : rien n’a été supprimé.',
    erase: 'Supprimer la candidature',
  },
  applicantStateNames: {
    received: 'Reçue',
    'in review': 'À l’étude : quelqu’un la lit',
    interview: 'Entretien : on souhaite vous rencontrer',
    'not this time': 'Pas cette fois',
    hired: 'Embauché(e)',
  },
  privacyTexts: {
    purpose: (company) =>
      `Ceci est le site carrières de ${company}. Il recueille ce que vous écrivez dans une candidature et les fichiers que vous y joignez dans un seul but : étudier votre candidature à un emploi dans cette organisation.`,
    ownPolicyNote: 'Sa propre politique de confidentialité, indiquée au bas de la page, en dit davantage.',
    browsing: 'Pendant que vous consultez le site',
    guest:
      'Vous êtes un visiteur anonyme. Le site ne dépose aucun cookie de publicité ni de suivi et ne demande rien à aucune autre entreprise.',
    savedInTab:
      'Une candidature commencée reste seulement dans cet onglet du navigateur. Elle disparaît quand vous le fermez.',
    savedOnDevice:
      'Seulement si vous dites que l’appareil est le vôtre, elle y reste avec ses fichiers jusqu’à ce que vous l’envoyiez ou recommenciez, mais 30 jours au plus.',
    counting:
      'On compte à quelle question les formulaires de candidature sont quittés : des nombres par jour et par question, conservés 13 mois, sans qu’on puisse en déduire de qui il s’agit. Au bas du formulaire, vous pouvez le refuser ; un navigateur qui demande de ne pas être suivi n’est pas compté.',
    alerts:
      'Si vous demandez de nouvelles offres par e-mail, votre adresse n’est conservée que pour cela, scellée, avec ce que vous cherchez : 48 heures jusqu’à votre confirmation, puis un an si vous ne prolongez pas, et jusqu’à votre désinscription, pour laquelle chacun de ces e-mails a un lien.',
    purposeTitle: 'Pourquoi cela est permis',
    legalBasis: (company) =>
      `Vous demandez à ${company} d’étudier votre candidature : vos réponses servent aux démarches qui précèdent un éventuel contrat de travail. Là où le RGPD s’applique, il s’agit de son article 6, paragraphe 1, point b.`,
    optional: 'Ce qui est indiqué comme facultatif est donné librement et peut être omis.',
    optionalPhoto:
      'Ce qui est indiqué comme facultatif, une photo par exemple, est donné librement et peut être omis.',
    receivers: 'Qui le reçoit',
    receiving: (company) =>
      `Vos réponses et vos fichiers vont aux personnes qui recrutent chez ${company}, au système de gestion des candidatures qui y est utilisé, et à ceux qui exploitent ce site pour cette organisation. Ce site ne les donne à personne d’autre.`,
    keeping: 'Combien de temps il est conservé',
    retentionNote: (company) => `Votre candidature reste sur ce site jusqu’à ce que ${company} la supprime.`,
    months: (n, company) =>
      `Votre candidature est supprimée de ce site ${n} mois après l’envoi, dès qu’elle a atteint le système de gestion des candidatures de ${company}. Ce que ${company} y a reçu est conservé selon ses propres règles.`,
    rights: 'Vos droits',
    rightsByPolicy: (company) =>
      `Vous pouvez demander à ${company} ce qui y est conservé à votre sujet, le faire corriger, le recevoir sous forme de fichier ou le faire supprimer, et vous opposer à son utilisation. La politique de confidentialité de l’entreprise dit comment la joindre.`,
    rightsByMail: (company) =>
      `Vous pouvez demander à ${company} ce qui y est conservé à votre sujet, le faire corriger, le recevoir sous forme de fichier ou le faire supprimer, et vous opposer à son utilisation. Écrivez pour cela à ${company}, depuis l’adresse e-mail avec laquelle vous avez postulé.`,
    complaintNote: (company) =>
      `Si vous pensez que vos données ne sont pas traitées correctement, dites-le à ${company}. Vous pouvez aussi déposer une plainte auprès de l’autorité de protection des données du lieu où vous vivez ou travaillez.`,
  },
}
