import { selectWordForm } from '../../language/language'
import type { Translation } from '../translation'

type Form = Pick<
  Translation,
  | 'rulesTexts'
  | 'formTexts'
  | 'formPartTexts'
  | 'outlineTexts'
  | 'selectTexts'
  | 'passwordTexts'
  | 'fileTexts'
  | 'dateTexts'
  | 'calendarTexts'
  | 'rangeTexts'
  | 'dateTimeTexts'
  | 'dateTimePartTexts'
  | 'groupErrorTexts'
  | 'structureTexts'
  | 'externalSchemaTexts'
  | 'fileRefusals'
>

const least = (n: number) => `Le nombre doit être supérieur ou égal à ${n}`
const greatest = (n: number) => `Le nombre doit être inférieur ou égal à ${n}`
const number = 'La valeur doit être un nombre.'
const characters = (n: number) => selectWordForm(n, `${n} caractère`, `${n} caractères`)

/** French texts of forms, fields and field errors. */
export const frenchForm: Form = {
  rulesTexts: {
    required: 'Une réponse est requise',
    minimum: (n) => `Au moins ${characters(n)}`,
    maximum: (n) => `Au plus ${characters(n)}`,
    maximumNumber: (n) => `Au plus ${characters(n)}`,
    leastNumber: least,
    greatestNumber: greatest,
    earliestDay: (day) => `La date ne doit pas être antérieure au ${day}`,
    latestDay: (day) => `La date ne doit pas être postérieure au ${day}`,
    shape: 'La réponse doit avoir la forme attendue',
    atMost: (n) => `Doit être au plus ${n}`,
    atLeast: (n) => `Doit être au moins ${n}`,
    email: 'L’adresse e-mail doit être valide',
    url: 'Adresse web non valide',
    number,
    date: 'La date doit être valide',
    time: 'L’heure doit être valide',
    dateTime: 'La date et l’heure doivent être valides',
    noSuchDay: (day) => `Le ${day} n’existe pas dans le calendrier`,
    skippedTime: 'On passe alors à l’heure d’été : cette heure n’existe pas ce jour-là',
    dateRange: 'Indiquez deux dates valides, la première avant la seconde ou le même jour',
    fileSize: 'Le fichier ne doit pas dépasser 2 Mo',
    fileType: 'Ce type de fichier n’est pas accepté.',
    fileEmpty: 'Le fichier est vide.',
    fileUnreadable: 'Ce fichier a été modifié ou supprimé. Veuillez le choisir de nouveau.',
    option: 'Veuillez choisir une valeur dans la liste !',
    expected: (wanted, got) => `Attendu : ${wanted}, reçu : ${got}`,
    unknownField: 'Ce formulaire n’a pas ce champ',
    leadingSpace: 'Une réponse ne peut pas commencer par une espace',
  },
  formTexts: {
    missing: 'Il manque des réponses obligatoires dans le formulaire',
    optional: '(facultatif)',
    limitReached: (n) => `Le maximum de ${characters(n)} est atteint`,
    remaining: (n) => selectWordForm(n, `Encore ${n} caractère`, `Encore ${n} caractères`),
    yes: 'Oui',
    no: 'Non',
    choose: 'Choisir…',
    noData: 'AUCUN RÉSULTAT.',
  },
  formPartTexts: {
    listItem: 'Élément',
    submit: 'Envoyer',
    errorTitlePrefix: 'Erreur : ',
    errorCount: (missing, wrong) => {
      const parts = [
        missing > 0
          ? selectWordForm(missing, `${missing} réponse manque`, `${missing} réponses manquent`)
          : '',
        wrong > 0
          ? selectWordForm(wrong, `${wrong} réponse est à vérifier`, `${wrong} réponses sont à vérifier`)
          : '',
      ]
      return `${parts.filter(Boolean).join('. ')}.`
    },
    serverProblem: 'Veuillez revoir quelques réponses',
    unexpected: 'Une erreur s’est produite. Vos réponses sont toujours là ; veuillez réessayer.',
    degraded: (kind) => `Cette question ne peut pas s’afficher comme prévu (${kind}).`,
    brokenField: 'Cette question n’a pas pu s’afficher.',
  },
  outlineTexts: {
    label: 'Parties de ce formulaire',
    required: 'Questions obligatoires répondues',
    answered: (answered, required) => `${answered} sur ${required}`,
    done: 'complet',
    wrong: 'à vérifier',
    optional: 'facultatif',
    errorCount: (n) => `${n} à corriger`,
  },
  selectTexts: { clear: 'Effacer', done: 'Terminé', options: 'Choix' },
  passwordTexts: {
    show: 'Afficher la saisie',
    hide: 'Masquer la saisie',
    strength: [
      'Très facile à deviner.',
      'Facile à deviner.',
      'Pas assez difficile à deviner.',
      'Difficile à deviner.',
      'Très difficile à deviner.',
    ],
  },
  fileTexts: {
    drop: 'Déposez un fichier ici',
    or: 'ou',
    choose: 'choisir',
    chooseFile: 'Choisir un fichier',
    accepted: (types, megabytes) => `${types ? `${types}, ` : ''}jusqu’à ${megabytes} Mo`,
    takePhoto: 'Prendre une photo',
    ignoredFiles: (names, more) =>
      `Ce champ accepte un seul fichier. Ignorés : ${names}${more > 0 ? ` et ${more} de plus` : ''}.`,
    replace: 'Remplacer',
    remove: 'Retirer',
    replaceFile: (name) => `Remplacer ${name}`,
    removeFile: (name) => `Retirer ${name}`,
    ready: 'prêt',
    tooLarge: 'trop volumineux',
    refused: 'non accepté',
    chosen: (name) => `${name} choisi`,
    removed: (name) => `${name} retiré`,
    preview: (name) => `Aperçu de ${name}`,
  },
  dateTexts: { pattern: 'JJ/MM/AAAA', open: 'Choisir une date' },
  calendarTexts: { previous: 'Mois précédent', next: 'Mois suivant' },
  rangeTexts: { empty: 'Sans réponse', emptyRequired: 'Sans réponse, une réponse est requise' },
  dateTimeTexts: {
    time: 'h:mm AM',
    dateTime: 'JJ/MM/AAAA h:mm AM',
    dateRange: 'JJ/MM/AAAA - JJ/MM/AAAA',
    chooseRange: 'Choisir deux dates',
    rangeHint: 'Choisissez le premier jour, puis le dernier.',
    firstDay: 'Premier jour',
    lastDay: 'Dernier jour',
  },
  dateTimePartTexts: {
    blank: { date: 'JJ/MM/AAAA', time: '––:–– ––' },
    clear: (label) => `Effacer ${label}`,
  },
  groupErrorTexts: {
    tooFew: (n) => `Veuillez en indiquer au moins ${n}`,
    most: (n) => `Veuillez en indiquer au plus ${n}`,
  },
  structureTexts: {
    retryLoad: 'Recharger cette partie',
    add: (item) => `Ajouter : ${item}`,
    addField: 'Ajouter un champ',
    fieldName: 'Nom du champ',
    remove: (name) => `Retirer ${name}`,
    move: (name) => `Déplacer ${name}`,
    moveUp: (name) => `Monter ${name}`,
    moveDown: (name) => `Descendre ${name}`,
    moveHelp: 'Faites glisser, ou appuyez sur les flèches haut et bas.',
    added: (name) => `${name} ajouté`,
    removed: (name) => `${name} retiré`,
    moved: (name, place, count) => `${name} est maintenant ${place} sur ${count}`,
    empty: 'Rien pour l’instant.',
    bounds: (fewest, most) => {
      if (most === undefined) return `Au moins ${fewest}.`
      if (fewest === 0) return `Au plus ${most}.`
      return fewest === most ? `Exactement ${fewest}.` : `De ${fewest} à ${most}.`
    },
    needsAttention: 'à vérifier',
    noAnswers: 'rien de répondu pour l’instant',
    choose: 'Choisissez ce à quoi vous répondez',
    expand: (name) => `Afficher ${name}`,
    noValue: 'Aucune valeur',
    typeName: {
      string: 'Texte',
      number: 'Nombre',
      integer: 'Nombre entier',
      boolean: 'Oui ou non',
      array: 'Liste',
      object: 'Groupe de réponses',
    },
    option: (place) => `Possibilité ${place}`,
    fieldNames: (patterns) => `Les noms des autres champs doivent avoir la forme ${patterns}.`,
    yes: 'Oui',
    no: 'Non',
    cannotBeShown: (reason) => `Cela ne peut pas être demandé ici : ${reason}`,
    json: 'Une valeur quelconque en JSON : 12, true, ["a", "b"]. Tout autre texte reste du texte.',
    unknownType: (type) => `aucun champ n’est connu pour le type ${type}`,
    broken: 'la description n’a pas pu être lue',
  },
  externalSchemaTexts: {
    noSchema: 'ce n’est pas un schéma JSON : ni un objet, ni vrai ou faux',
    noAnswerPossible: 'le schéma n’accepte aucune réponse',
    tooMuch: {
      parts: (most) =>
        `le schéma a plus de ${most} parties, et il n’est pas possible d’en afficher davantage`,
      characters: (most) =>
        `le schéma a plus de ${most} caractères, et il n’est pas possible d’en afficher davantage`,
      levels: (most) => `le schéma n’a pas de fin, ou plus de ${most} niveaux`,
      properties: (most, count) =>
        `le schéma a ${count} champs, et il n’est pas possible d’en afficher plus de ${most}`,
      cycles: (most, count) =>
        `le schéma revient sur lui-même en ${count} endroits, et il n’est pas possible d’en afficher plus de ${most}`,
    },
    tooManyChoices: (count) => `il y a ${count} schémas au choix`,
    missingReference: (ref) => `la description ne fait pas partie du schéma (${ref})`,
    section: 'Réponses',
    noName: 'Sans nom',
    type: {
      string: 'Doit être un texte.',
      number,
      integer: 'La valeur doit être un nombre entier.',
      boolean: 'Doit être oui ou non.',
      array: 'Doit être une liste.',
      object: 'Doit être un groupe de réponses.',
      null: 'Doit rester vide.',
    },
    least,
    greatest,
    exclusiveMinimum: (n) => `Le nombre doit être supérieur à ${n}`,
    exclusiveMaximum: (n) => `Le nombre doit être inférieur à ${n}`,
    multiple: (n) => `Le nombre doit être un multiple de ${n}`,
    tooFew: (n) => `Il en faut au moins ${n}`,
    most: (n) => `Pas plus de ${n}`,
    unique: 'Chaque élément ne peut figurer qu’une fois',
    contains: 'Il manque un élément obligatoire',
    pattern: (pattern) => `Doit avoir la forme ${pattern}`,
    patternNotChecked: (pattern) => `Doit avoir la forme ${pattern}, ce qui n’est pas vérifié ici.`,
    ruleNotChecked: (pattern) => `Une règle de la forme ${pattern} n’est pas vérifiée ici.`,
    format: (format) => `N’est pas valide (${format})`,
    tooManyDigits: 'Ce nombre a plus de chiffres qu’il n’est possible d’en conserver exactement.',
    constant: (value) => `Doit être ${value}`,
    unexpectedField: 'Cela n’est pas demandé',
    multipleMatches: 'Cela correspond à plus d’une possibilité',
    none: 'Cela ne correspond à aucune possibilité',
    refused: 'Cette réponse n’est pas acceptée',
    unresolved: (ref) => `Cela n’a pas pu être vérifié : ${ref} ne fait pas partie du schéma`,
    tooDeep: 'Cela n’a pas pu être vérifié : le schéma renvoie sans fin à lui-même',
  },
  fileRefusals: {
    pdfScript:
      'Ce PDF exécute un script ou lance quelque chose à l’ouverture ; enregistrez-le comme simple PDF, par exemple en l’imprimant en PDF.',
    pdfFiles: 'Ce PDF contient d’autres fichiers ; enregistrez-le sans eux.',
    pdfLocked: 'Ce PDF est verrouillé ou endommagé ; enregistrez-le comme simple PDF sans mot de passe.',
    macros: 'Ce document contient des macros ; enregistrez-le sans elles ou en PDF.',
    objects: 'Ce document contient d’autres fichiers ou des programmes ; enregistrez-le sans eux ou en PDF.',
    remote: 'Ce document va chercher des parties ailleurs à l’ouverture ; enregistrez-le en PDF.',
    locked:
      'Ce document est verrouillé, endommagé ou trop complexe pour être vérifié ; enregistrez-le en PDF.',
    unchecked: 'Ce fichier n’a pas pu être vérifié. Enregistrez-le à nouveau ou dans un autre format.',
  },
}
