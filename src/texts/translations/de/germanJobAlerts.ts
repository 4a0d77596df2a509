import { selectWordForm } from '../../language/language'
import type { Translation } from '../translation'

/** German texts of job alert pages and mail. */
export const germanJobAlerts: Pick<Translation, 'jobAlertTexts' | 'jobAlertMails'> = {
  jobAlertTexts: {
    title: 'Neue Stellen per E-Mail',
    note: (company) =>
      `${company} schreibt Ihnen, wenn es neue Stellen gibt, und sonst nie. Sie brauchen kein Konto.`,
    jobsTitle: 'Welche Stellen',
    all: 'Alle Stellen',
    parts: {
      name: 'Titel',
      location: 'Standort',
      department: 'Abteilung',
      employmentType: 'Beschäftigungsart',
    },
    typed: (text) => `„${text}“`,
    email: 'E-Mail-Adresse',
    frequencyTitle: 'Wie oft',
    frequencies: { weekly: 'Einmal in der Woche', daily: 'Einmal am Tag' },
    ask: 'Link zum Bestätigen senden',
    privacyNote:
      'Die Adresse wird nur dafür aufbewahrt, höchstens ein Jahr lang, und ist gelöscht, sobald Sie sich abmelden. Solange Sie sie nicht bestätigt haben, 48 Stunden.',
    checkEmailTitle: 'Sehen Sie in Ihr Postfach',
    confirmationSent:
      'Wenn die Adresse E-Mails annimmt, ist ein Link dorthin unterwegs. Nichts wird gesendet, bevor Sie dort binnen 48 Stunden bestätigt haben.',
    offTitle: 'Hier gibt es keine neuen Stellen per E-Mail',
    unavailable: 'Diese Seite bietet sie derzeit nicht an. Alle offenen Stellen stehen auf der Liste.',
    unknownTitle: 'Dieser Link führt zu nichts',
    unknown:
      'Sie haben sich schon abgemeldet, nicht rechtzeitig bestätigt, der Link ist zu alt, oder er wurde nicht ganz kopiert.',
    confirmTitle: 'Neue Stellen per E-Mail?',
    confirmNote: (company) =>
      `Drücken Sie den Knopf, und ${company} schreibt Ihnen, wenn es neue Stellen gibt.`,
    confirm: 'Ja, schreiben Sie mir',
    subscriptionNote: (company) => `${company} schreibt Ihnen, wenn es neue Stellen wie diese gibt.`,
    endsOn: (day) => `Bis ${day}, wenn Sie es nicht länger behalten.`,
    done: {
      confirmed: 'Bestätigt. Sie hören von uns, wenn es etwas Neues gibt.',
      changed: 'Ihre Änderung ist gespeichert.',
      kept: 'Für ein weiteres Jahr behalten.',
    },
    save: 'Speichern, wie oft',
    renewTitle: 'Behalten',
    renew: 'Für ein weiteres Jahr behalten',
    unsubscribeTitle: 'Abmelden',
    unsubscribeNote: 'Ihre Adresse wird gelöscht, und es kommt keine E-Mail mehr.',
    leave: 'Keine E-Mails mehr',
    unsubscribedTitle: 'Es kommt keine E-Mail mehr',
    unsubscribed: 'Ihre Adresse ist hier gelöscht.',
    jobsLink: 'Zu den offenen Stellen',
  },
  jobAlertMails: {
    confirmSubject: (company) => `Neue Stellen bei ${company} per E-Mail: bitte bestätigen`,
    confirm: (company) =>
      `Jemand, wahrscheinlich Sie, hat ${company} um neue Stellen per E-Mail an diese Adresse gebeten.`,
    confirmNote: 'Nichts kommt, wenn Sie es nicht binnen 48 Stunden mit dem folgenden Link bestätigen.',
    confirmAction: 'Bestätigen',
    confirmReason:
      'Sie erhalten dies, weil diese Adresse angegeben wurde. Wenn Sie das nicht waren, tun Sie nichts.',
    jobsSubject: (n, company) => `${n} neue ${selectWordForm(n, 'Stelle', 'Stellen')} bei ${company}`,
    jobs: (n, company) =>
      `Bei ${company} gibt es ${selectWordForm(n, '1 neue Stelle', `${n} neue Stellen`)}.`,
    all: (n) => selectWordForm(n, 'In der Liste ansehen', `Alle ${n} in der Liste ansehen`),
    jobsReason: 'Sie erhalten dies, weil Sie bestätigt haben, dass Sie neue Stellen per E-Mail möchten.',
    manage: 'Ändern, wie oft, oder abmelden',
    renewSubject: (company) => `Neue Stellen bei ${company} per E-Mail: behalten?`,
    renewText: (company, day) =>
      `Seit fast einem Jahr sucht ${company} neue Stellen für Sie. Das endet am ${day}.`,
    renewNote:
      'Behalten Sie es mit dem folgenden Link für ein weiteres Jahr. Wenn Sie nichts tun, endet es, und Ihre Adresse wird gelöscht.',
    keepAction: 'Behalten oder abmelden',
  },
}
