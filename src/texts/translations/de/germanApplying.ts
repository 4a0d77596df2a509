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

const minutes = (n: number) => `${n} Minuten`
const seconds = (n: number) => selectWordForm(n, '1 Sekunde', `${n} Sekunden`)
const wait = (n: number) => (n >= 120 ? minutes(Math.ceil(n / 60)) : seconds(n))

/** German texts of the application form, its draft, and the receipt. */
export const germanApplying: Applying = {
  waitTexts: { minutes, seconds },
  responseDeadlineTexts: {
    label: 'Antwort bis',
    daysAfterApplying: (days) => `${days} ${selectWordForm(days, 'Tag', 'Tage')} nach Ihrer Bewerbung`,
    replyBy: (day) => `Sie erhalten Antwort bis ${day}.`,
    today: 'heute',
    tomorrow: 'morgen',
    inDays: (days) => `in ${days} Tagen`,
    dayWithDistance: (day, when) => `${day} (${when})`,
    replyPromise: (day, when) => `Sie erhalten Antwort bis ${day} (${when}), wie auch immer sie ausfällt.`,
    replyOverdue: (day) =>
      `Sie hätten bis ${day} Antwort erhalten sollen. Es tut uns leid: Noch ist nichts entschieden.`,
  },
  applyTexts: {
    title: 'Bewerben',
    pageTitle: (job) => `Bewerben: ${job}`,
    summary: 'Worauf Sie sich bewerben',
    jobDetails: 'Details',
    viewJob: 'Stelle ansehen',
    send: 'Bewerbung senden',
    sendInterest: 'Registrierung senden',
    chooseFilesAgain: 'Ihre Antworten sind noch da. Bitte wählen Sie Ihre Dateien noch einmal aus.',
    alreadyApplied: (email) => `Eine Bewerbung von ${email} auf diese Stelle ist schon eingegangen.`,
    addressAlreadyApplied: 'Von dieser Adresse ist schon eine Bewerbung eingegangen.',
    alreadyAppliedTitle: 'Sie haben sich schon beworben',
    sending: 'Ihre Bewerbung wird gesendet …',
    sendingInterest: 'Ihre Registrierung wird gesendet …',
    waiting: 'Offline. Wir senden Ihre Bewerbung, sobald Sie wieder verbunden sind.',
    waitingText: 'Sie können es auch jetzt noch einmal versuchen oder weiter daran arbeiten.',
    showFirstError: 'Erste zeigen',
    closed: 'Für diese Stelle sind keine Bewerbungen mehr möglich',
    closedNote: (dateTime) => `Diese Stelle wurde am ${dateTime} geschlossen`,
    closedText:
      'Ihre Bewerbung wurde nicht gesendet. Ihre Antworten sind noch da, und Sie können sie in einer Datei speichern.',
    similarJobs: 'Ähnliche Stellen ansehen',
    yourAnswers: 'Ihre Antworten',
    refusedTitle: 'Ihre Bewerbung konnte nicht gesendet werden',
    refused: 'Ihre Antworten sind noch da. Bitte versuchen Sie es gleich noch einmal.',
    offline:
      'Anscheinend gibt es keine Verbindung. Ihre Antworten sind noch da; bitte versuchen Sie es erneut.',
    automaticResend:
      'Wir senden sie automatisch, sobald es geht. Sie können es auch jetzt noch einmal versuchen oder weiter daran arbeiten.',
    refusedAutomatically:
      'Vorher muss etwas darin geändert werden. Drücken Sie auf Senden, und es wird gezeigt.',
    listsFailedTitle: 'Einige Fragen konnten nicht geladen werden',
    listsFailedText: 'Was Sie geschrieben haben, bleibt. Ohne sie kann die Bewerbung nicht gesendet werden.',
    refusedBusy: (n) =>
      `Gerade wird uns sehr viel gesendet. Ihre Antworten sind noch da; bitte versuchen Sie es in ${wait(n)} erneut.`,
    tryAgain: 'Erneut versuchen',
    agree: 'Mit dem Senden stimmen Sie diesem Text zu:',
    collectionNotice: 'Hinweis zur Datenerhebung',
    uploadsFailedTitle: 'Ihre Bewerbung ist da. Eine Datei fehlt noch.',
    uploadsFailedText: 'Nichts ist verloren: Senden Sie sie erneut, oder wählen Sie eine andere.',
    uploadsLostText: 'Sonst ist nichts verloren: Wählen Sie die Datei noch einmal aus, und sie folgt sofort.',
    uploadsAutomaticResend:
      'Sie wird von selbst noch einmal gesendet, sobald das geht, und zwar ab der Stelle, an der sie stehen blieb.',
    retryUpload: 'Erneut senden',
    replace: 'Andere Datei auswählen',
    replaceFile: (name) => `Andere Datei statt ${name} auswählen`,
    chooseAgain: 'Noch einmal auswählen',
    chooseFileAgain: (name) => `${name} noch einmal auswählen`,
    uploadLost: 'noch einmal auszuwählen',
    uploadWaiting: 'wartet',
    uploadSending: (percent) => `${percent} % gesendet`,
    uploadSent: 'eingegangen',
    uploadFailed: 'nicht eingegangen',
    uploadBusy: (n) => `Gerade wird sehr viel gesendet: Bitte senden Sie in ${wait(n)} erneut.`,
  },
  receivedTexts: {
    title: 'Bewerbung eingegangen',
    interestTitle: 'Ihr Interesse ist angemeldet',
    unknownTitle: 'Von hier wurde nichts gesendet',
    thanks: (company) => `Vielen Dank für Ihre Bewerbung bei ${company}.`,
    interestThanks: (company) => `Vielen Dank für Ihr Interesse an einer Arbeit bei ${company}.`,
    reference: 'Ihr Zeichen',
    job: 'Stelle',
    submitted: 'Eingegangen',
    nextTitle: 'Wie es weitergeht',
    receivedNote: 'Ihre Antworten und Dateien sind sicher bei uns.',
    reviewAfterClosing: (day) =>
      `Bewerbungsschluss ist der ${day}. Danach lesen die Zuständigen jede einzelne Bewerbung.`,
    reviewOnArrival:
      'Diese Stelle ist offen, bis sie besetzt ist. Die Zuständigen lesen Bewerbungen, sobald sie eingehen.',
    reviewNote: 'Die Zuständigen lesen jede Bewerbung.',
    readInterest: 'Noch ist keine Stelle zu besetzen: Wird eine passende frei, sehen wir hier zuerst nach.',
    contactNote: 'Wir melden uns unter der E-Mail-Adresse, die Sie angegeben haben.',
    quoteReference: 'Wenn Sie deswegen schreiben oder anrufen, nennen Sie bitte das Zeichen oben.',
    copyTitle: 'Was Sie gesendet haben',
    copyNote: 'Diese Abschrift steht nur auf dieser Seite: Drucken Sie sie, wenn Sie sie behalten möchten.',
    link: 'Bewerbung ansehen, berichtigen oder zurückziehen',
    linkNote:
      'Öffnet in einem neuen Tab. Bewahren Sie diesen Link auf: Er gilt ein halbes Jahr, auf jedem Gerät, und wer ihn hat, sieht Ihre Bewerbung.',
    print: 'Abschrift drucken',
    more: 'Andere Stellen ansehen',
    unknown:
      'In diesem Tab ist keine Bewerbung verzeichnet. Wenn Sie eine gesendet haben, ist sie gut aufgehoben.',
  },
  draftTexts: {
    title: 'Ihr Fortschritt',
    saving: 'Wird gespeichert …',
    saved: 'Gespeichert',
    savedInTab: 'Im Tab gespeichert',
    offline: 'Offline',
    offlineSaved: 'Offline – gespeichert',
    more: 'Speichern und mehr',
    saveQuestion: 'Auf diesem Gerät speichern?',
    confirmSaving: 'Ja',
    notNow: 'Nicht jetzt',
    saveOnDevice: 'Auf diesem Gerät speichern',
    saveInTabOnly: 'Nicht auf diesem Gerät speichern',
    savedOnDevice: (days) =>
      `Auf diesem Gerät gespeichert, bis Sie die Bewerbung senden, höchstens ${selectWordForm(days, '1 Tag', `${days} Tage`)}. Der Browser kann es früher löschen.`,
    inTab: 'Ihre Antworten bleiben nur gespeichert, solange dieser Tab offen ist.',
    startOver: 'Von vorn beginnen',
    startOverTitle: 'Von vorn beginnen?',
    startOverText: 'Ihre Antworten und Dateien werden gelöscht.',
    confirmStartOver: 'Ja, von vorn beginnen',
    keepAnswers: 'Antworten behalten',
    refused: 'Auf diesem Gerät können wir Ihren Fortschritt nicht speichern.',
    openInNewTab: 'In neuem Tab öffnen',
    deviceFull: 'Auf diesem Gerät ist kein Speicherplatz mehr frei.',
    filesOmitted: (names) =>
      `Ihre Antworten sind aufbewahrt, aber für ${names} ist kein Platz. Wählen Sie die Datei noch einmal aus, wenn Sie diesen Tab schließen.`,
    filesLost: (names) =>
      `${names} ließ sich nicht wieder lesen. Bitte wählen Sie die Datei noch einmal aus.`,
    otherTabsTitle: 'Sie haben diese Bewerbung in mehr als einem Tab',
    savedInOtherTab: (time) =>
      `Ein anderer Tab hat sie um ${time} gespeichert. Beide Fassungen bleiben, bis Sie eine wählen.`,
    showOther: 'Die andere Fassung zeigen',
    keepOwnVersion: 'Nur diese Fassung behalten',
    questionsChangedTitle: 'Einige Fragen haben sich geändert, seit Sie sie beantwortet haben',
    formerAnswer: (answer) => `Diese Frage hat sich geändert. Ihre Antwort war: ${answer}`,
    questionRemoved: (title, answer) => `Wird nicht mehr gefragt: ${title} (${answer})`,
    questionChanged: (title, answer) => `${title} Ihre Antwort war: ${answer}`,
  },
  answerFileTexts: {
    save: 'In eine Datei speichern',
    open: 'Aus einer Datei weitermachen',
    note: 'Die Datei enthält Ihre Antworten und Unterlagen. Sie füllt dieses Formular oder das eines anderen Unternehmens aus, auf jedem Computer. Wer sie hat, kann sie lesen.',
    fileName: (code) => `bewerbung-${code}.json`,
    saved: (name) =>
      `In ${name} gespeichert, mit Ihren Antworten und den Unterlagen, die Sie ausgewählt haben.`,
    savedWithout: (names) => `Nicht in der Datei: ${names}.`,
    failed: 'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es erneut.',
    reading: (name) => `${name} wird gelesen…`,
    answersFilled: (answers, name) =>
      selectWordForm(
        answers,
        `Eine Antwort wurde aus ${name} ausgefüllt.`,
        `${answers} Antworten wurden aus ${name} ausgefüllt.`,
      ),
    nothingFilled: (name) => `In ${name} fand sich nichts, was hier noch zu beantworten ist.`,
    answersKept: (labels) => `Hier unverändert gelassen: ${labels}.`,
    filesLost: (names) => `In der Datei nicht vollständig: ${names}. Bitte wählen Sie sie noch einmal aus.`,
    unmatchedTitle: 'Hier nicht gefragt',
    unmatchedAnswer: (question, answer) => `${question}: ${answer}`,
    problems: {
      notOurs: 'Diese Datei wurde nicht aus einem Bewerbungsformular gespeichert und ist kein JSON Resume.',
      newer:
        'Diese Datei wurde von einer neueren Fassung dieses Formulars gespeichert. Laden Sie die Seite neu und versuchen Sie es erneut.',
      tooBig: 'Diese Datei ist zu groß, um aus einem Bewerbungsformular zu stammen.',
      unreadable: 'Diese Datei konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal aus.',
    },
  },
  stepTexts: {
    step: (at, of) => `Schritt ${at} von ${of}`,
    next: 'Weiter',
    back: 'Zurück',
    backToStep: (title) => `zu ${title}`,
    rest: 'Weitere Angaben',
    checkTitle: 'Prüfen Sie Ihre Antworten vor dem Senden',
    change: 'Ändern',
    answer: 'Antworten',
    empty: 'Nicht beantwortet',
    missing: 'Pflichtfrage – nicht beantwortet',
    done: 'Fertig',
    edit: 'Bearbeiten',
    preview: 'Aus Sicht des Arbeitgebers ansehen',
    previewTitle: 'Was der Arbeitgeber sehen wird',
    previewNote: 'So sieht das Einstellungsteam Ihre Bewerbung. Noch ist nichts gesendet.',
    backToForm: 'Zurück zum Formular',
  },
  resumeFillTexts: {
    autofill: 'Aus Lebenslauf ausfüllen',
    useAttached: 'Beigefügten Lebenslauf verwenden',
    note: 'Wir lesen ihn auf diesem Gerät.',
    notSent: 'Gesendet wird erst, wenn Sie absenden.',
    reading: (file) => `${file} wird gelesen…`,
    answersFilled: (n) =>
      selectWordForm(
        n,
        'Eine Antwort wurde aus Ihrem Lebenslauf ausgefüllt. Bitte prüfen Sie sie.',
        `${n} Antworten wurden aus Ihrem Lebenslauf ausgefüllt. Bitte prüfen Sie sie.`,
      ),
    nothingFilled: 'In Ihrem Lebenslauf fand sich nichts, was hier noch zu beantworten ist.',
    title: 'Aus Ihrem Lebenslauf: bitte prüfen',
    remark: 'Aus Ihrem Lebenslauf: bitte prüfen.',
    confirm: 'Stimmt',
    confirmAnswer: (label) => `Stimmt: ${label}`,
    confirmAll: 'Alle stimmen',
    undoFill: 'Alle zurücknehmen',
    fillUndone: 'Was aus Ihrem Lebenslauf kam, ist zurückgenommen.',
    checked: 'Vielen Dank: Alles ist geprüft.',
    notFound: (labels) => `Darin nicht gefunden: ${labels}.`,
    problems: {
      noText: 'Darin war kein Text zu lesen: Vielleicht ist es das Bild einer Seite.',
      encrypted: 'Er ist mit einem Passwort geschützt und konnte nicht gelesen werden.',
      damaged: 'Er konnte nicht gelesen werden: Die Datei scheint beschädigt zu sein.',
      tooLarge: 'Er ist zu groß, um gelesen zu werden.',
      unknownKind:
        'Diese Art von Datei kann hier nicht gelesen werden: PDF, DOCX, ODT, RTF und einfacher Text gehen.',
      tookTooLong: 'Das Lesen hat zu lange gedauert und wurde beendet.',
      unable: 'Dieser Browser kann ihn nicht lesen.',
      busy: 'Unser Server hat gerade viel zu tun: Bitte versuchen Sie es später noch einmal.',
      serverUnreachable: 'Unser Server war nicht zu erreichen.',
    },
    readOnServer: 'Von unserem Server lesen lassen',
    serverNote: 'Ihre Datei wird zum Lesen dorthin gesendet. Nichts davon wird aufbewahrt.',
    manualNote: 'Sie können das Formular selbst ausfüllen; Ihre Datei kann trotzdem mitgesendet werden.',
  },
  formPostTexts: {
    questionAdded: 'Diese Frage ist durch eine Ihrer Antworten dazugekommen.',
    chooseAgain: 'Bitte wählen Sie die Datei noch einmal aus: Sie konnte nicht aufbewahrt werden.',
    sendAgainNote:
      'Bitte drücken Sie noch einmal auf Senden. Das Formular war lange offen oder wurde so gesendet, wie Programme es tun; Ihre Antworten sind noch da.',
    goBack: 'Nichts wurde gesendet. Gehen Sie zurück: Was Sie geschrieben haben, steht auf der Seite davor.',
  },
  unavailableTexts: {
    title: 'Diese Website ist im Moment nicht erreichbar',
    tryLater: 'Bitte versuchen Sie es gleich noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    notSent:
      'Ihr Formular wurde nicht gesendet. Ihre Antworten bleiben auf dieser Seite erhalten: Senden Sie sie gleich noch einmal.',
    sendAgain: 'Noch einmal senden',
    typeAgain:
      'Geheime Antworten werden auf dieser Seite nicht aufbewahrt. Bitte geben Sie sie noch einmal ein:',
    chooseAgain: 'Ihre Dateien konnten nicht aufbewahrt werden. Bitte wählen Sie sie noch einmal aus:',
  },
  noScriptFormTexts: {
    decoy: 'Lassen Sie dieses Feld leer',
    fileKept: (size) => `${size} · bei uns für den nächsten Versuch`,
    remove: (name) => `${name} wegnehmen`,
    blankRows: 'Was leer bleibt, wird nicht gesendet.',
    fillManually: 'Formular selbst ausfüllen',
  },
  abandonmentTexts: {
    choice:
      'Es darf gezählt werden, bei welcher Frage dieses Formular verlassen wird. Nur Zahlen werden aufbewahrt, nichts von Ihnen oder Ihren Antworten.',
    doNotTrackNote:
      'Ihr Browser bittet darum, Sie nicht zu zählen: Bei welcher Frage Sie dieses Formular verlassen, erfährt niemand.',
  },
  marketplaceTexts: {
    applyWithDomain: (domain) => `Mit ${domain} bewerben`,
    offerNote:
      'Bringen Sie Ihre Angaben und Ihren Lebenslauf von dort mit, oder füllen Sie das Formular selbst aus.',
    filledTitle: (domain) => `Ausgefüllt aus ${domain}`,
    filledNote: (time, labels) =>
      labels.length === 0
        ? `Ihr Profil kam um ${time}, ohne Antworten auf dieses Formular.`
        : `Ihr Profil kam um ${time} und beantwortete: ${labels.join(', ')}. Bitte prüfen Sie es, bevor Sie senden.`,
    clearResume: 'Lebenslauf wegnehmen',
    clearResumeLabel: (filename) => `Lebenslauf wegnehmen: ${filename}`,
    failedTitle: (domain) => `Ihr Profil konnte nicht von ${domain} geholt werden`,
    failedText: 'Sie können das Formular selbst ausfüllen oder es noch einmal versuchen.',
  },
}
