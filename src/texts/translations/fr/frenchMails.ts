import type { ApplicantMails } from '../englishMails'

/** French texts of mail to applicants. */
export const frenchMails: ApplicantMails = {
  see: 'Voir votre candidature',
  receivedSubject: (job, company) => `${company} a votre candidature au poste ${job}`,
  received: (job, company, reference) =>
    `Merci d’avoir postulé au poste ${job} chez ${company}. Votre candidature est bien arrivée ; sa référence est ${reference}.`,
  hearBy: (company, day) =>
    `Vous aurez des nouvelles de ${company} d’ici le ${day}, quelle que soit la réponse.`,
  link: (until) =>
    `Par le lien ci-dessous, vous voyez ce que vous avez envoyé et où en est votre candidature. Vous pouvez y retirer la candidature, corriger vos coordonnées, prendre une copie de tout, ou tout faire supprimer. Il est valable jusqu’au ${until}. Gardez-le pour vous : quiconque l’a voit votre candidature.`,
  receivedReason:
    'Vous recevez ceci parce que cette adresse a été donnée dans une candidature. Si ce n’était pas vous, supprimez la candidature par le lien.',
  withdrawnSubject: (job) => `Votre candidature au poste ${job} est retirée`,
  withdrawn: (job, company, reference) =>
    `Votre candidature au poste ${job} chez ${company}, référence ${reference}, a été retirée par son lien. ${company} en est informé.`,
  withdrawnReason: 'Vous recevez ceci parce que cette adresse a été donnée dans la candidature.',
  correctedSubject: (job) => `Les coordonnées de votre candidature au poste ${job} ont changé`,
  corrected: (job, company, reference) =>
    `Les coordonnées de votre candidature au poste ${job} chez ${company}, référence ${reference}, ont été modifiées par son lien.`,
  notYou: (company) => `Si ce n’était pas vous, quelqu’un d’autre a le lien : écrivez à ${company}.`,
  correctedReason:
    'Vous recevez ceci parce que cette adresse figure dans la candidature, ou y figurait jusqu’ici.',
  stateReason: (job, company) =>
    `Vous recevez ceci parce que cette adresse a été donnée dans une candidature au poste ${job} chez ${company}.`,
}
