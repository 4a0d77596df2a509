import { selectWordForm } from '../../language/language'
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
  name: `Postleitzahl, ${country}`,
  message: `Muss eine Postleitzahl sein (${country}), zum Beispiel ${example}`,
})

/** German texts of answers: catalogue labels, rules and errors. */
export const germanAnswers: Answers = {
  catalogueLabels: {
    firstName: 'Vorname',
    surname: 'Nachname',
    email: 'E-Mail',
    title: 'Anrede',
    preferredName: 'Rufname',
    homePhone: 'Telefon privat',
    mobile: 'Mobiltelefon',
    birthDate: 'Geburtsdatum',
    gender: 'Geschlecht',
    linkedIn: 'LinkedIn-Profil',
    maritalStatus: 'Familienstand',
    workStatus: 'Arbeitserlaubnis in Australien',
    emergencyContactName: 'Name der Notfallkontaktperson',
    emergencyContactPhone: 'Telefon der Notfallkontaktperson',
    emergencyContactMobile: 'Mobiltelefon der Notfallkontaktperson',
    street: 'Straße und Hausnummer',
    suburb: 'Ort',
    postcode: 'Postleitzahl',
    stateCode: 'Bundesstaat',
    countryCode: 'Land',
    stateNameOverseas: 'Bundesland oder Provinz',
    notes: 'Was wir sonst noch wissen sollten',
    resume: 'Lebenslauf',
    coverLetter: 'Anschreiben',
    photo: 'Foto',
    retainRecord: 'Meine Angaben für spätere Stellen aufbewahren',
  },
  sectionTexts: {
    about: 'Über Sie',
    address: 'Adresse',
    emergency: 'Notfallkontakt',
    documents: 'Unterlagen',
    more: 'Noch etwas',
    own: 'Noch einige Fragen',
    licences: 'Führerscheine und Lizenzen',
    qualifications: 'Abschlüsse',
    requirements: 'Anforderungen',
    requirementsNotes: 'Bitte bestätigen Sie jede, die Sie erfüllen.',
    skills: 'Fähigkeiten',
    visas: 'Visa',
    visasNotes: 'Kreuzen Sie jedes an, das Sie haben.',
    questions: 'Fragen zu dieser Stelle',
    form: 'Bewerben',
  },
  choiceLabels: {
    Mr: 'Herr',
    Mrs: 'Frau (Mrs)',
    Ms: 'Frau',
    Miss: 'Frau (Miss)',
    Mx: 'Ohne Anrede (Mx)',
    Dr: 'Dr.',
    Prof: 'Prof.',
    Woman: 'Frau',
    Man: 'Mann',
    'Non-binary': 'Nichtbinär',
    'Another term': 'Anders bezeichnet',
    'Prefer not to say': 'Keine Angabe',
    Single: 'Ledig',
    Married: 'Verheiratet',
    'De facto': 'In eheähnlicher Gemeinschaft',
    Separated: 'Getrennt lebend',
    Divorced: 'Geschieden',
    Widowed: 'Verwitwet',
    'Australian citizen': 'Australische Staatsangehörigkeit',
    'Permanent resident': 'Unbefristete Aufenthaltserlaubnis',
    'New Zealand citizen': 'Neuseeländische Staatsangehörigkeit',
    'Temporary visa with work rights': 'Befristetes Visum mit Arbeitserlaubnis',
    'No work rights yet': 'Noch keine Arbeitserlaubnis',
    Y: 'Ja',
    N: 'Nein',
  },
  characterTexts: {
    letters: { name: 'Buchstaben', message: 'Bitte nur Buchstaben' },
    digits: { name: 'Ziffern', message: 'Bitte nur Ziffern' },
    'letters-and-digits': { name: 'Buchstaben und Ziffern', message: 'Bitte nur Buchstaben und Ziffern' },
    phone: { name: 'Telefonnummer', message: 'Muss eine Telefonnummer sein' },
    'postcode-AU': postcode('Australien', '2000'),
    'postcode-NZ': postcode('Neuseeland', '6011'),
    'postcode-GB': postcode('Vereinigtes Königreich', 'SW1A 1AA'),
    'postcode-IE': postcode('Irland', 'D02 AF30'),
    'postcode-US': postcode('Vereinigte Staaten', '94105'),
    'postcode-CA': postcode('Kanada', 'K1A 0B1'),
    'postcode-DE': postcode('Deutschland', '10115'),
    'postcode-FR': postcode('Frankreich', '75001'),
    'postcode-IN': postcode('Indien', '110001'),
    'postcode-SG': postcode('Singapur', '018956'),
    abn: { name: 'ABN (geprüft)', message: 'Muss eine gültige ABN aus 11 Ziffern sein' },
    iban: { name: 'IBAN (geprüft)', message: 'Muss eine gültige IBAN sein' },
  },
  statusPageTexts: {
    title: 'Ihre Bewerbung',
    note: (job, company) =>
      `Für ${job} bei ${company}. Wer die Adresse dieser Seite hat, sieht sie: Behalten Sie sie für sich.`,
    unknownTitle: 'Dieser Link zeigt nichts',
    unknown: 'Die Bewerbung wurde gelöscht, der Link ist zu alt, oder er wurde nicht ganz kopiert.',
    erasedTitle: 'Ihre Bewerbung ist gelöscht',
    erased: (company) =>
      `Ihre Antworten und Unterlagen sind von dieser Website verschwunden, und dieser Link zeigt nichts mehr. Was vorher weitergegeben wurde, löscht ${company} selbst: Fragen Sie dort.`,
    reference: 'Ihr Zeichen',
    submitted: 'Eingegangen',
    state: 'Wie es steht',
    stateSince: (state, day) => `${state} (seit ${day})`,
    messageTitle: (company) => `Was ${company} sagt`,
    sentToTeam: 'An die Zuständigen weitergegeben',
    withdrawn: (day) => `Zurückgezogen am ${day}`,
    expires: 'Dieser Link gilt bis',
    done: {
      withdrawn: 'Ihre Bewerbung ist zurückgezogen. Die Zuständigen erfahren es.',
      corrected: 'Ihre Kontaktdaten sind berichtigt. Die Zuständigen erfahren es.',
    },
    contactTitle: 'Kontaktdaten',
    contactNote: 'Wie Sie wegen dieser Bewerbung zu erreichen sind.',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    correct: 'Kontaktdaten speichern',
    copyTitle: 'Was Sie gesendet haben',
    documents: 'Unterlagen',
    downloadTitle: 'Eine Abschrift von allem',
    downloadNote:
      'Eine Datei mit allen Antworten und Unterlagen, auch für Programme lesbar. Geheime Antworten stehen darin.',
    download: 'Alles herunterladen',
    withdrawTitle: 'Zurückziehen',
    withdrawNote:
      'Sie möchten die Stelle nicht mehr. Die Zuständigen sehen, dass Sie sich zurückgezogen haben, und niemand kann das rückgängig machen; was Sie gesendet haben, bleibt, bis es gelöscht wird. Solange die Stelle ausgeschrieben ist, können Sie sich erneut bewerben: Die Zuständigen sehen, dass Sie sich vorher zurückgezogen hatten.',
    withdraw: 'Bewerbung zurückziehen',
    eraseTitle: 'Löschen',
    eraseNote: (company) =>
      `Antworten und Unterlagen verschwinden sofort von dieser Website, und niemand bringt sie zurück. Was ${company} vorher erhalten hat, löscht es selbst: Ziehen Sie die Bewerbung vorher zurück, damit es Bescheid weiß.`,
    confirm: 'Ja, diese Bewerbung löschen',
    unconfirmed: 'Setzen Sie zuerst das Häkchen: Nichts wurde gelöscht.',
    erase: 'Bewerbung löschen',
  },
  applicantStateNames: {
    received: 'Eingegangen',
    'in review': 'In Prüfung: Jemand liest sie',
    interview: 'Gespräch: Man möchte mit Ihnen reden',
    'not this time': 'Diesmal nicht',
    hired: 'Eingestellt',
  },
  privacyTexts: {
    purpose: (company) =>
      `Dies ist die Karriereseite von ${company}. Sie erhebt, was Sie in eine Bewerbung schreiben, und die Dateien, die Sie hinzufügen, zu einem einzigen Zweck: Sie für eine Arbeit dort in Betracht zu ziehen.`,
    ownPolicyNote: 'Mehr sagt die eigene Datenschutzerklärung, die am Fuß der Seite genannt ist.',
    browsing: 'Während Sie sich umsehen',
    guest:
      'Sie sind Gast ohne Namen. Die Website setzt keine Cookies für Werbung oder Verfolgung und fragt kein anderes Unternehmen nach etwas.',
    savedInTab:
      'Eine begonnene Bewerbung bleibt nur in diesem Browser-Tab. Sie ist weg, wenn Sie den Tab schließen.',
    savedOnDevice:
      'Nur wo Sie sagen, dass es Ihr eigenes Gerät ist, bleibt sie mit ihren Dateien darauf, bis Sie sie senden oder von vorn beginnen, höchstens aber 30 Tage.',
    counting:
      'Es wird gezählt, bei welcher Frage Bewerbungsformulare verlassen werden: Zahlen nach Tag und Frage, 13 Monate aufbewahrt, ohne dass daraus hervorgeht, wer es war. Am Fuß des Formulars können Sie das ablehnen; ein Browser, der darum bittet, nicht verfolgt zu werden, wird nicht gezählt.',
    alerts:
      'Wenn Sie um neue Stellen per E-Mail bitten, wird Ihre E-Mail-Adresse nur dafür verschlossen aufbewahrt, mit dem, was Sie suchen: 48 Stunden, bis Sie bestätigen, dann ein Jahr, wenn Sie es nicht länger behalten, und bis Sie sich abmelden, wofür jede solche E-Mail einen Link hat.',
    purposeTitle: 'Warum das erlaubt ist',
    legalBasis: (company) =>
      `Sie bitten ${company}, Sie in Betracht zu ziehen: Ihre Antworten werden für die Schritte verwendet, die einem möglichen Arbeitsvertrag vorausgehen. Wo die DSGVO gilt, ist das deren Artikel 6 Absatz 1 Buchstabe b.`,
    optional: 'Was als freiwillig gekennzeichnet ist, geben Sie freiwillig an und können es weglassen.',
    optionalPhoto:
      'Was als freiwillig gekennzeichnet ist, etwa ein Foto, geben Sie freiwillig an und können es weglassen.',
    receivers: 'Wer es erhält',
    receiving: (company) =>
      `Ihre Antworten und Dateien gehen an die Personen, die bei ${company} einstellen, an das Bewerbungssystem, das dort verwendet wird, und an die, die diese Website dafür betreiben. Diese Website gibt sie niemandem sonst.`,
    keeping: 'Wie lange es aufbewahrt wird',
    retentionNote: (company) => `Ihre Bewerbung bleibt auf dieser Website, bis ${company} sie löscht.`,
    months: (n, company) =>
      `Ihre Bewerbung wird ${selectWordForm(n, '1 Monat', `${n} Monate`)} nach dem Senden von dieser Website gelöscht, sobald sie das Bewerbungssystem von ${company} erreicht hat. Was ${company} dort erhalten hat, bewahrt es nach eigenen Regeln auf.`,
    rights: 'Ihre Rechte',
    rightsByPolicy: (company) =>
      `Sie können von ${company} erfahren, was dort über Sie vorliegt, es berichtigen, sich als Datei geben oder löschen lassen und seiner Verwendung widersprechen. Wie Sie das Unternehmen erreichen, sagt dessen Datenschutzerklärung.`,
    rightsByMail: (company) =>
      `Sie können von ${company} erfahren, was dort über Sie vorliegt, es berichtigen, sich als Datei geben oder löschen lassen und seiner Verwendung widersprechen. Schreiben Sie dazu an ${company}, von der E-Mail-Adresse aus, mit der Sie sich beworben haben.`,
    complaintNote: (company) =>
      `Wenn Sie meinen, dass mit Ihren Daten nicht richtig umgegangen wird, sagen Sie es ${company}. Sie können sich auch bei der Datenschutzbehörde beschweren, wo Sie leben oder arbeiten.`,
  },
}
