import type { ApplicantMails } from '../englishMails'

/** German texts of mail to applicants. */
export const germanMails: ApplicantMails = {
  see: 'Ihre Bewerbung ansehen',
  receivedSubject: (job, company) => `${company} hat Ihre Bewerbung: ${job}`,
  received: (job, company, reference) =>
    `Vielen Dank für Ihre Bewerbung bei ${company}: ${job}. Sie ist angekommen; Ihr Zeichen ist ${reference}.`,
  hearBy: (company, day) => `Sie hören von ${company} bis zum ${day}, wie auch immer die Antwort lautet.`,
  link: (until) =>
    `Mit dem folgenden Link sehen Sie, was Sie gesendet haben und wie es steht. Dort können Sie die Bewerbung zurückziehen, Ihre Kontaktdaten berichtigen, eine Abschrift von allem mitnehmen oder alles löschen lassen. Der Link gilt bis ${until}. Behalten Sie ihn für sich: Wer ihn hat, sieht Ihre Bewerbung.`,
  receivedReason:
    'Sie erhalten dies, weil diese Adresse in einer Bewerbung angegeben wurde. Wenn Sie das nicht waren, löschen Sie die Bewerbung mit dem Link.',
  withdrawnSubject: (job) => `Ihre Bewerbung ist zurückgezogen: ${job}`,
  withdrawn: (job, company, reference) =>
    `Ihre Bewerbung bei ${company}, ${job}, Zeichen ${reference}, wurde mit ihrem Link zurückgezogen. ${company} weiß Bescheid.`,
  withdrawnReason: 'Sie erhalten dies, weil diese Adresse in der Bewerbung angegeben wurde.',
  correctedSubject: (job) => `Die Kontaktdaten Ihrer Bewerbung haben sich geändert: ${job}`,
  corrected: (job, company, reference) =>
    `Die Kontaktdaten Ihrer Bewerbung bei ${company}, ${job}, Zeichen ${reference}, wurden mit ihrem Link geändert.`,
  notYou: (company) => `Wenn Sie das nicht waren, hat jemand anderes den Link: Schreiben Sie an ${company}.`,
  correctedReason:
    'Sie erhalten dies, weil diese Adresse in der Bewerbung angegeben ist oder es bis eben war.',
  stateReason: (job, company) =>
    `Sie erhalten dies, weil diese Adresse in einer Bewerbung bei ${company} angegeben wurde: ${job}.`,
}
