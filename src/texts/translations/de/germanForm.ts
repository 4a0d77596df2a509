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

const least = (n: number) => `Die Zahl muss ${n} oder größer sein`
const greatest = (n: number) => `Die Zahl muss ${n} oder kleiner sein`
const wrongType = 'Diese Art von Datei wird nicht angenommen.'
const number = 'Der Wert muss eine Zahl sein.'

/** German texts of forms, fields and field errors. */
export const germanForm: Form = {
  rulesTexts: {
    required: 'Eine Antwort ist erforderlich',
    minimum: (n) => `Mindestens ${n} Zeichen`,
    maximum: (n) => `Höchstens ${n} Zeichen`,
    maximumNumber: (n) => `Höchstens ${n} Zeichen`,
    leastNumber: least,
    greatestNumber: greatest,
    earliestDay: (day) => `Muss der ${day} oder später sein`,
    latestDay: (day) => `Muss der ${day} oder früher sein`,
    shape: 'Muss die erwartete Form haben',
    atMost: (n) => `Darf höchstens ${n} sein`,
    atLeast: (n) => `Muss mindestens ${n} sein`,
    email: 'Muss eine gültige E-Mail-Adresse sein',
    url: 'Ungültige Internetadresse',
    number,
    date: 'Muss ein gültiges Datum sein',
    time: 'Muss eine gültige Uhrzeit sein',
    dateTime: 'Muss ein gültiges Datum mit Uhrzeit sein',
    noSuchDay: (day) => `${day} gibt es im Kalender nicht`,
    skippedTime: 'Dann werden die Uhren vorgestellt, deshalb gibt es diese Uhrzeit an dem Tag nicht',
    dateRange: 'Müssen zwei gültige Daten sein, das erste nicht nach dem letzten',
    fileSize: 'Die Datei darf höchstens 2 MB groß sein',
    fileType: wrongType,
    fileEmpty: 'Die Datei ist leer.',
    fileUnreadable: 'Diese Datei wurde geändert oder entfernt. Bitte wählen Sie sie noch einmal aus.',
    option: 'Bitte wählen Sie einen Wert aus der Liste!',
    expected: (wanted, got) => `Erwartet: ${wanted}, erhalten: ${got}`,
    unknownField: 'Dieses Formular hat kein solches Feld',
    leadingSpace: 'Eine Antwort darf nicht mit einem Leerzeichen beginnen',
  },
  formTexts: {
    missing: 'Im Formular fehlen Pflichtangaben',
    optional: '(freiwillig)',
    limitReached: (n) => `Die Höchstzahl von ${n} Zeichen ist erreicht`,
    remaining: (n) => selectWordForm(n, 'Noch 1 Zeichen', `Noch ${n} Zeichen`),
    yes: 'Ja',
    no: 'Nein',
    choose: 'Auswählen…',
    noData: 'NICHTS GEFUNDEN.',
  },
  formPartTexts: {
    listItem: 'Eintrag',
    submit: 'Absenden',
    errorTitlePrefix: 'Fehler: ',
    errorCount: (missing, wrong) => {
      const parts = [
        missing > 0 ? selectWordForm(missing, 'Eine Antwort fehlt', `${missing} Antworten fehlen`) : '',
        wrong > 0
          ? selectWordForm(wrong, 'Eine Antwort ist zu prüfen', `${wrong} Antworten sind zu prüfen`)
          : '',
      ]
      return `${parts.filter(Boolean).join('. ')}.`
    },
    serverProblem: 'Bitte sehen Sie sich einige Antworten noch einmal an',
    unexpected: 'Etwas ist schiefgegangen. Ihre Antworten sind noch da; bitte versuchen Sie es erneut.',
    degraded: (kind) => `Diese Frage kann nicht so gezeigt werden, wie sie gedacht war (${kind}).`,
    brokenField: 'Diese Frage konnte nicht angezeigt werden.',
  },
  outlineTexts: {
    label: 'Teile dieses Formulars',
    required: 'Pflichtfragen beantwortet',
    answered: (answered, required) => `${answered} von ${required}`,
    done: 'vollständig',
    wrong: 'zu prüfen',
    optional: 'freiwillig',
    errorCount: (n) => `${n} zu prüfen`,
  },
  selectTexts: { clear: 'Leeren', done: 'Fertig', options: 'Auswahl' },
  passwordTexts: {
    show: 'Eingabe zeigen',
    hide: 'Eingabe verbergen',
    strength: [
      'Sehr leicht zu erraten.',
      'Leicht zu erraten.',
      'Nicht schwer genug zu erraten.',
      'Schwer zu erraten.',
      'Sehr schwer zu erraten.',
    ],
  },
  fileTexts: {
    drop: 'Datei hier ablegen',
    or: 'oder',
    choose: 'auswählen',
    chooseFile: 'Datei auswählen',
    accepted: (types, megabytes) => `${types ? `${types}, ` : ''}bis ${megabytes} MB`,
    takePhoto: 'Foto aufnehmen',
    ignoredFiles: (names, more) =>
      `Dieses Feld nimmt eine Datei auf. Weggelassen: ${names}${more > 0 ? ` und ${more} weitere` : ''}.`,
    replace: 'Ersetzen',
    remove: 'Entfernen',
    replaceFile: (name) => `${name} ersetzen`,
    removeFile: (name) => `${name} entfernen`,
    ready: 'bereit',
    tooLarge: 'zu groß',
    refused: 'nicht angenommen',
    chosen: (name) => `${name} ausgewählt`,
    removed: (name) => `${name} entfernt`,
    preview: (name) => `Vorschau von ${name}`,
  },
  dateTexts: { pattern: 'TT/MM/JJJJ', open: 'Datum auswählen' },
  calendarTexts: { previous: 'Voriger Monat', next: 'Nächster Monat' },
  rangeTexts: {
    empty: 'Nicht beantwortet',
    emptyRequired: 'Nicht beantwortet, eine Antwort ist erforderlich',
  },
  dateTimeTexts: {
    time: 'h:mm AM',
    dateTime: 'TT/MM/JJJJ h:mm AM',
    dateRange: 'TT/MM/JJJJ - TT/MM/JJJJ',
    chooseRange: 'Zwei Daten auswählen',
    rangeHint: 'Wählen Sie den ersten Tag, dann den letzten.',
    firstDay: 'Erster Tag',
    lastDay: 'Letzter Tag',
  },
  dateTimePartTexts: {
    blank: { date: 'TT/MM/JJJJ', time: '––:–– ––' },
    clear: (label) => `${label} leeren`,
  },
  groupErrorTexts: {
    tooFew: (n) => `Bitte geben Sie mindestens ${n} an`,
    most: (n) => `Bitte geben Sie höchstens ${n} an`,
  },
  structureTexts: {
    retryLoad: 'Diesen Teil neu laden',
    add: (item) => `${item} hinzufügen`,
    addField: 'Feld hinzufügen',
    fieldName: 'Name des Feldes',
    remove: (name) => `${name} entfernen`,
    move: (name) => `${name} verschieben`,
    moveUp: (name) => `${name} nach oben`,
    moveDown: (name) => `${name} nach unten`,
    moveHelp: 'Ziehen Sie, oder drücken Sie die Pfeiltasten nach oben und unten.',
    added: (name) => `${name} hinzugefügt`,
    removed: (name) => `${name} entfernt`,
    moved: (name, place, count) => `${name} ist jetzt ${place} von ${count}`,
    empty: 'Bisher nichts.',
    bounds: (fewest, most) => {
      if (most === undefined) return `Mindestens ${fewest}.`
      if (fewest === 0) return `Höchstens ${most}.`
      return fewest === most ? `Genau ${fewest}.` : `Von ${fewest} bis ${most}.`
    },
    needsAttention: 'zu prüfen',
    noAnswers: 'noch nichts beantwortet',
    choose: 'Wählen Sie, was Sie beantworten',
    expand: (name) => `${name} anzeigen`,
    noValue: 'Kein Wert',
    typeName: {
      string: 'Text',
      number: 'Zahl',
      integer: 'Ganze Zahl',
      boolean: 'Ja oder nein',
      array: 'Liste',
      object: 'Gruppe von Antworten',
    },
    option: (place) => `Möglichkeit ${place}`,
    fieldNames: (patterns) => `Namen weiterer Felder müssen die Form ${patterns} haben.`,
    yes: 'Ja',
    no: 'Nein',
    cannotBeShown: (reason) => `Das kann hier nicht gefragt werden: ${reason}`,
    json: 'Ein beliebiger Wert als JSON: 12, true, ["a", "b"]. Anderer Text bleibt Text.',
    unknownType: (type) => `für die Art ${type} ist kein Feld bekannt`,
    broken: 'die Beschreibung konnte nicht gelesen werden',
  },
  externalSchemaTexts: {
    noSchema: 'das ist kein JSON-Schema: weder ein Objekt noch wahr oder falsch',
    noAnswerPossible: 'das Schema nimmt gar keine Antwort an',
    tooMuch: {
      parts: (most) => `das Schema hat mehr als ${most} Teile, und mehr können nicht gezeigt werden`,
      characters: (most) => `das Schema hat mehr als ${most} Zeichen, und mehr können nicht gezeigt werden`,
      levels: (most) => `das Schema hat kein Ende oder mehr als ${most} Ebenen`,
      properties: (most, count) =>
        `das Schema hat ${count} Felder, und mehr als ${most} können nicht gezeigt werden`,
      cycles: (most, count) =>
        `das Schema führt an ${count} Stellen zu sich selbst zurück, und mehr als ${most} können nicht gezeigt werden`,
    },
    tooManyChoices: (count) => `es gibt ${count} Schemas zur Auswahl`,
    missingReference: (ref) => `die Beschreibung ist nicht Teil des Schemas (${ref})`,
    section: 'Antworten',
    noName: 'Ohne Namen',
    type: {
      string: 'Muss Text sein.',
      number,
      integer: 'Der Wert muss eine ganze Zahl sein.',
      boolean: 'Muss ja oder nein sein.',
      array: 'Muss eine Liste sein.',
      object: 'Muss eine Gruppe von Antworten sein.',
      null: 'Muss leer sein.',
    },
    least,
    greatest,
    exclusiveMinimum: (n) => `Die Zahl muss größer als ${n} sein`,
    exclusiveMaximum: (n) => `Die Zahl muss kleiner als ${n} sein`,
    multiple: (n) => `Die Zahl muss ein Vielfaches von ${n} sein`,
    tooFew: (n) => selectWordForm(n, 'Mindestens 1 wird gebraucht', `Mindestens ${n} werden gebraucht`),
    most: (n) =>
      selectWordForm(n, 'Mehr als 1 wird nicht angenommen', `Mehr als ${n} werden nicht angenommen`),
    unique: 'Jeder Eintrag darf nur einmal vorkommen',
    contains: 'Etwas, das dabei sein muss, fehlt',
    pattern: (pattern) => `Muss die Form ${pattern} haben`,
    patternNotChecked: (pattern) => `Muss die Form ${pattern} haben; das wird hier nicht geprüft.`,
    ruleNotChecked: (pattern) => `Eine Regel der Form ${pattern} wird hier nicht geprüft.`,
    format: (format) => `Ist nicht gültig (${format})`,
    tooManyDigits: 'Diese Zahl hat mehr Stellen, als genau gespeichert werden können.',
    constant: (value) => `Muss ${value} sein`,
    unexpectedField: 'Danach wird nicht gefragt',
    multipleMatches: 'Das passt zu mehr als einer Möglichkeit',
    none: 'Das passt zu keiner Möglichkeit',
    refused: 'Diese Antwort wird nicht angenommen',
    unresolved: (ref) => `Das konnte nicht beurteilt werden: ${ref} ist kein Teil des Schemas`,
    tooDeep: 'Das konnte nicht beurteilt werden: Das Schema verweist ohne Ende auf sich selbst',
  },
  fileRefusals: {
    pdfScript:
      'Dieses PDF führt beim Öffnen ein Skript aus oder startet etwas; speichern Sie es als einfaches PDF, zum Beispiel durch Drucken als PDF.',
    pdfFiles: 'In diesem PDF stecken weitere Dateien; speichern Sie es ohne sie.',
    pdfLocked: 'Dieses PDF ist gesperrt oder beschädigt; speichern Sie es als einfaches PDF ohne Passwort.',
    macros: 'Dieses Dokument enthält Makros; speichern Sie es ohne sie oder als PDF.',
    objects:
      'In diesem Dokument stecken weitere Dateien oder Programme; speichern Sie es ohne sie oder als PDF.',
    remote: 'Dieses Dokument holt beim Öffnen Teile von anderswo; speichern Sie es als PDF.',
    locked:
      'Dieses Dokument ist gesperrt, beschädigt oder zu verwickelt für die Prüfung; speichern Sie es als PDF.',
    unchecked:
      'Diese Datei konnte nicht geprüft werden. Speichern Sie sie erneut oder in einem anderen Format.',
  },
}
