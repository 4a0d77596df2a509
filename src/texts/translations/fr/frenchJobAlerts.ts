import { selectWordForm } from '../../language/language'
import type { Translation } from '../translation'

/** French texts of job alert pages and mail. */
export const frenchJobAlerts: Pick<Translation, 'jobAlertTexts' | 'jobAlertMails'> = {
  jobAlertTexts: {
    title: 'Nouvelles offres par e-mail',
    note: (company) =>
      `${company} vous écrit quand il y a de nouvelles offres, et jamais autrement. Aucun compte n’est nécessaire.`,
    jobsTitle: 'Quelles offres',
    all: 'Toutes les offres',
    parts: { name: 'Intitulé', location: 'Lieu', department: 'Service', employmentType: 'Type d’emploi' },
    typed: (text) => `« ${text} »`,
    email: 'Adresse e-mail',
    frequencyTitle: 'Fréquence',
    frequencies: { weekly: 'Une fois par semaine', daily: 'Une fois par jour' },
    ask: 'M’envoyer un lien de confirmation',
    privacyNote:
      'L’adresse n’est conservée que pour cela, un an au plus, et disparaît quand vous vous désinscrivez. Tant que vous n’avez pas confirmé, 48 heures.',
    checkEmailTitle: 'Regardez votre boîte de réception',
    confirmationSent:
      'Si l’adresse reçoit des e-mails, un lien est en route. Rien n’est envoyé avant que vous n’ayez confirmé là, dans les 48 heures.',
    offTitle: 'Pas de nouvelles offres par e-mail ici',
    unavailable: 'Ce site n’en propose pas pour le moment. Toutes les offres ouvertes figurent sur la liste.',
    unknownTitle: 'Ce lien ne mène à rien',
    unknown:
      'Vous vous êtes déjà désinscrit, n’avez pas confirmé à temps, le lien est trop ancien, ou il n’a pas été copié en entier.',
    confirmTitle: 'De nouvelles offres par e-mail ?',
    confirmNote: (company) =>
      `Appuyez sur le bouton, et ${company} vous écrit quand il y a de nouvelles offres.`,
    confirm: 'Oui, écrivez-moi',
    subscriptionNote: (company) => `${company} vous écrit quand il y a de nouvelles offres comme celles-ci.`,
    endsOn: (day) => `Jusqu’au ${day}, si vous ne prolongez pas.`,
    done: {
      confirmed: 'C’est confirmé. Vous aurez de nos nouvelles quand il y en aura.',
      changed: 'Votre modification est enregistrée.',
      kept: 'Prolongé d’un an.',
    },
    save: 'Enregistrer la fréquence',
    renewTitle: 'Prolonger',
    renew: 'Prolonger d’un an',
    unsubscribeTitle: 'Se désinscrire',
    unsubscribeNote: 'Votre adresse est effacée, et aucun e-mail ne vient plus.',
    leave: 'Plus d’e-mails',
    unsubscribedTitle: 'Aucun e-mail ne vient plus',
    unsubscribed: 'Votre adresse est effacée ici.',
    jobsLink: 'Voir les offres',
  },
  jobAlertMails: {
    confirmSubject: (company) => `Nouvelles offres chez ${company} par e-mail : merci de confirmer`,
    confirm: (company) =>
      `Quelqu’un, sans doute vous, a demandé à ${company} de nouvelles offres par e-mail à cette adresse.`,
    confirmNote: 'Rien ne vient si vous ne confirmez pas par le lien ci-dessous, dans les 48 heures.',
    confirmAction: 'Confirmer',
    confirmReason:
      'Vous recevez ceci parce que cette adresse a été donnée. Si ce n’était pas vous, ne faites rien.',
    jobsSubject: (n, company) =>
      `${n} ${selectWordForm(n, 'nouvelle offre', 'nouvelles offres')} chez ${company}`,
    jobs: (n, company) =>
      `Il y a ${n} ${selectWordForm(n, 'nouvelle offre', 'nouvelles offres')} chez ${company}.`,
    all: (n) => selectWordForm(n, 'La voir dans la liste', `Voir les ${n} dans la liste`),
    jobsReason: 'Vous recevez ceci parce que vous avez confirmé vouloir de nouvelles offres par e-mail.',
    manage: 'Changer la fréquence, ou se désinscrire',
    renewSubject: (company) => `Nouvelles offres chez ${company} par e-mail : prolonger ?`,
    renewText: (company, day) =>
      `Depuis presque un an, ${company} cherche de nouvelles offres pour vous. Cela finit le ${day}.`,
    renewNote:
      'Prolongez d’un an par le lien ci-dessous. Si vous ne faites rien, cela finit, et votre adresse est effacée.',
    keepAction: 'Prolonger, ou se désinscrire',
  },
}
