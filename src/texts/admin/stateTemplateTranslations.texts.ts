import type { Language } from '../language/language'
import { stateTemplates } from './applicationStates.texts'

/** Salutation of a message when the applicant's name is not available. */
export const getNeutralSalutation: Record<Language, string> = {
  en: 'applicant',
  de: 'liebe Bewerberin, lieber Bewerber',
  fr: 'Madame, Monsieur',
  ar: 'مقدّم الطلب',
}

const letters = (dear: string, end: string) => (text: string) => `${dear}\n\n${text}\n\n${end}`
const german = letters('Guten Tag {name},', 'Mit freundlichen Grüßen\n{company}')
const french = letters('Bonjour {name},', 'Cordialement,\n{company}')
const arabic = letters('تحية طيبة، {name}،', 'مع أطيب التحيات،\n{company}')

/** What is said with each state, in each language, until a client says it otherwise. */
export const localizedStateTemplates: Record<Language, typeof stateTemplates> = {
  en: stateTemplates,
  de: {
    received: {
      subject: 'Ihre Bewerbung bei {company}: {job}',
      text: german(
        'Ihre Bewerbung ({job}, Zeichen {reference}) liegt uns wieder vor, und es ist noch nichts entschieden.',
      ),
    },
    'in review': {
      subject: 'Wir lesen Ihre Bewerbung: {job}',
      text: german(
        'Ihre Bewerbung ({job}, Zeichen {reference}) wird gerade gelesen. Sie hören wieder von uns, sobald es etwas zu sagen gibt.',
      ),
    },
    interview: {
      subject: 'Wir möchten Sie kennenlernen: {job} bei {company}',
      text: german(
        'vielen Dank für Ihre Bewerbung ({job}, Zeichen {reference}). Wir möchten gern mit Ihnen sprechen und melden uns, um einen Termin zu finden.',
      ),
    },
    'not this time': {
      subject: 'Ihre Bewerbung bei {company}: {job}',
      text: german(
        'vielen Dank für Ihre Bewerbung ({job}, Zeichen {reference}) und für die Zeit, die Sie sich dafür genommen haben. Diesmal gehen wir mit anderen weiter.\n\nWir wünschen Ihnen alles Gute und freuen uns, wieder von Ihnen zu hören.',
      ),
    },
    hired: {
      subject: 'Willkommen bei {company}: {job}',
      text: german(
        'wir freuen uns, dass Sie zu uns kommen ({job}, Zeichen {reference}). Zu Ihren ersten Tagen hören Sie von uns.',
      ),
    },
  },
  fr: {
    received: {
      subject: 'Votre candidature au poste {job} chez {company}',
      text: french(
        'Votre candidature au poste {job}, référence {reference}, nous est de nouveau soumise, et rien n’est décidé.',
      ),
    },
    'in review': {
      subject: 'Nous lisons votre candidature au poste {job}',
      text: french(
        'Votre candidature au poste {job}, référence {reference}, est en cours de lecture. Vous aurez de nos nouvelles dès qu’il y aura quelque chose à dire.',
      ),
    },
    interview: {
      subject: 'Nous aimerions vous rencontrer : {job} chez {company}',
      text: french(
        'Merci pour votre candidature au poste {job}, référence {reference}. Nous aimerions vous parler et vous contacterons pour convenir d’un rendez-vous.',
      ),
    },
    'not this time': {
      subject: 'Votre candidature au poste {job} chez {company}',
      text: french(
        'Merci d’avoir postulé au poste {job}, référence {reference}, et du temps que vous y avez consacré. Cette fois, nous poursuivons avec d’autres.\n\nNous vous souhaitons bonne chance et serions heureux d’avoir de nouveau de vos nouvelles.',
      ),
    },
    hired: {
      subject: 'Bienvenue chez {company} : {job}',
      text: french(
        'Nous sommes heureux de vous accueillir au poste {job}, référence {reference}. Vous aurez de nos nouvelles au sujet de vos premiers jours.',
      ),
    },
  },
  ar: {
    received: {
      subject: 'طلبك لدى {company}: {job}',
      text: arabic('طلبك لوظيفة {job}، ورقمه المرجعي {reference}، عاد إلينا، ولم يُبتّ في شيء بعد.'),
    },
    'in review': {
      subject: 'نقرأ طلبك: {job}',
      text: arabic(
        'طلبك لوظيفة {job}، ورقمه المرجعي {reference}، قيد القراءة. نكتب إليك متى كان هناك ما يُقال.',
      ),
    },
    interview: {
      subject: 'نودّ أن نلتقي بك: {job} لدى {company}',
      text: arabic(
        'شكرًا لطلبك لوظيفة {job}، ورقمه المرجعي {reference}. نودّ أن نتحدث معك، وسنتواصل معك لتحديد موعد.',
      ),
    },
    'not this time': {
      subject: 'طلبك لدى {company}: {job}',
      text: arabic(
        'شكرًا لتقدّمك لوظيفة {job}، ورقمه المرجعي {reference}، وللوقت الذي خصصته لذلك. هذه المرة نمضي مع متقدمين آخرين.\n\nنتمنى لك التوفيق، ويسعدنا أن نسمع منك مجددًا.',
      ),
    },
    hired: {
      subject: 'أهلًا بك في {company}: {job}',
      text: arabic(
        'يسعدنا انضمامك إلينا في وظيفة {job}، رقمها المرجعي {reference}. نكتب إليك بشأن أيامك الأولى.',
      ),
    },
  },
}
