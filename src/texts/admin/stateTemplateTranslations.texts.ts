import type { Language } from '../language/language'
import { stateTemplates } from './applicationStates.texts'

/** Text in place of the applicant's name in a message, while the name is not available. */
export const neutralSalutations: Record<Language, string> = {
  en: 'applicant',
  de: 'liebe Bewerberin, lieber Bewerber',
  fr: 'Madame, Monsieur',
  ar: 'مقدّم الطلب',
}

const createLetterTemplate = (dear: string, end: string) => (text: string) => `${dear}\n\n${text}\n\n${end}`
const german = createLetterTemplate('Guten Tag {name}!', 'Mit freundlichen Grüßen\n{company}')
const french = createLetterTemplate('Bonjour {name},', 'Cordialement,\n{company}')
const arabic = createLetterTemplate('تحية طيبة، {name}،', 'مع أطيب التحيات،\n{company}')

/** Default message templates, by language and status. */
export const localizedStateTemplates: Record<Language, typeof stateTemplates> = {
  en: stateTemplates,
  de: {
    received: {
      subject: 'Ihre Bewerbung bei {company}: {job}',
      text: german(
        'Ihre Bewerbung als {job} (Kennzeichen {reference}) ist wieder offen. Eine Entscheidung steht noch aus.',
      ),
    },
    'in review': {
      subject: 'Wir prüfen Ihre Bewerbung: {job}',
      text: german(
        'Ihre Bewerbung als {job} (Kennzeichen {reference}) wird derzeit geprüft. Wir melden uns, sobald es Neuigkeiten gibt.',
      ),
    },
    interview: {
      subject: 'Einladung zum Gespräch: {job} bei {company}',
      text: german(
        'Vielen Dank für Ihre Bewerbung als {job} (Kennzeichen {reference}). Wir möchten Sie gern persönlich kennenlernen und melden uns in Kürze, um einen Termin zu vereinbaren.',
      ),
    },
    'not this time': {
      subject: 'Ihre Bewerbung bei {company}: {job}',
      text: german(
        'Vielen Dank für Ihre Bewerbung als {job} (Kennzeichen {reference}) und die Zeit, die Sie dafür aufgewendet haben. Leider haben wir uns diesmal für andere Bewerberinnen und Bewerber entschieden.\n\nFür Ihren weiteren Weg wünschen wir Ihnen alles Gute und freuen uns, wenn Sie sich wieder bei uns bewerben.',
      ),
    },
    hired: {
      subject: 'Willkommen bei {company}: {job}',
      text: german(
        'Wir freuen uns sehr, dass Sie als {job} zu uns kommen (Kennzeichen {reference}). Zu Ihren ersten Arbeitstagen melden wir uns rechtzeitig bei Ihnen.',
      ),
    },
  },
  fr: {
    received: {
      subject: 'Votre candidature au poste {job} chez {company}',
      text: french(
        'Votre candidature au poste {job} (référence {reference}) est de nouveau à l’étude. Aucune décision n’a encore été prise.',
      ),
    },
    'in review': {
      subject: 'Votre candidature au poste {job} est à l’étude',
      text: french(
        'Votre candidature au poste {job} (référence {reference}) est en cours d’examen. Nous reviendrons vers vous dès que possible.',
      ),
    },
    interview: {
      subject: 'Invitation à un entretien : {job} chez {company}',
      text: french(
        'Nous vous remercions de votre candidature au poste {job} (référence {reference}). Nous souhaitons vous rencontrer et vous contacterons prochainement pour convenir d’un entretien.',
      ),
    },
    'not this time': {
      subject: 'Votre candidature au poste {job} chez {company}',
      text: french(
        'Nous vous remercions de votre candidature au poste {job} (référence {reference}) et du temps que vous y avez consacré. Malheureusement, nous n’avons pas retenu votre candidature cette fois-ci.\n\nNous vous souhaitons une pleine réussite et serions heureux de recevoir une nouvelle candidature de votre part.',
      ),
    },
    hired: {
      subject: 'Bienvenue chez {company} : {job}',
      text: french(
        'Nous sommes ravis de vous accueillir au poste {job} (référence {reference}). Nous vous contacterons prochainement au sujet de vos premiers jours.',
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
